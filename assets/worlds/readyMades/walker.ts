import { hero } from "../../sprites/characters/hero.ts";
import type { Member } from "../sketch/gameSketch.ts";
import { allFourWays, move, RIGHT, rulesOf, whenKey } from "../sketch/ruleSketch.ts";

/** A hero who walks with the arrows, for games that have none yet. */
export const walker: Member = {
  sprite: hero,
  rules: allFourWays(
    "hero",
    [whenKey("hero", RIGHT, rulesOf("hero", [{ name: "Walk right", sees: { "1,0": "free" }, does: [move(1, 0)] }]))],
    ["Walk right"],
    "keep",
  ),
};

import { doorOut as sprite } from "../../sprites/characters/readyMade.ts";
import { allFourWays, end, looks, ME, rulesOf, sound, turnInto } from "../sketch/ruleSketch.ts";
import { HEROES, type ReadyMadeSketch } from "./readyMadeSketch.ts";
import { walker } from "./walker.ts";

const ID = "door-out";
const OPEN = "door-out-open";

/** Opens when a hero is beside it, and wins the level when one walks in; the card of the win leads to the next level. */
export const doorOut: ReadyMadeSketch = {
  does: "Wins the level",
  cast: [
    {
      sprite,
      ground: true,
      rules: allFourWays(
        ID,
        rulesOf(ID, [
          {
            name: "Win the level",
            note: "Whoever is one of the Heroes can walk in. If there is a next level, the player can go on to it.",
            sees: { "0,0": [ME, "hero/heroes"] },
            does: [turnInto(ME, OPEN), sound("hooray"), end("won", "You found the way out!")],
          },
          {
            name: "Open for a hero on the right",
            sees: { "1,0": "hero/heroes" },
            when: [looks(ME, "door-out-closed")],
            does: [turnInto(ME, OPEN), sound("door")],
          },
        ]),
        ["Open for a hero on the right"],
        "keep",
      ),
    },
    walker,
  ],
  standIns: ["hero"],
  kinds: { [HEROES]: { name: "Heroes", characters: ["hero"] } },
};

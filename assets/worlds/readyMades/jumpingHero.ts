import { jumpingHero as sprite } from "../../sprites/characters/readyMade.ts";
import {
  compared,
  count,
  group,
  LEFT,
  looks,
  ME,
  mine,
  move,
  RIGHT,
  rulesOf,
  sound,
  turnInto,
  turnTo,
  UP,
  whenKey,
} from "../sketch/ruleSketch.ts";
import { HEROES, type ReadyMadeSketch } from "./readyMadeSketch.ts";

const ID = "jumping-hero";
const AIR = "air";
const STANDING = "jumping-hero-standing";
const WALKING = "jumping-hero-walking";
const JUMPING = "jumping-hero-jumping";

const isRising = compared(mine(AIR), ">=", "1");

function run(way: string, key: number, x: 1 | -1) {
  const sees = { [`${x},0`]: "free" };
  const does = [move(x, 0), turnTo(x > 0 ? "0" : "flip-x")];
  return whenKey(
    ID,
    key,
    rulesOf(ID, [
      { name: `Glide ${way}`, sees, when: [looks(ME, JUMPING)], does },
      { name: `Run ${way}`, sees, when: [looks(ME, STANDING)], does: [...does, turnInto(ME, WALKING)] },
      { name: `Run ${way} on the other foot`, sees, does: [...does, turnInto(ME, STANDING)] },
    ]),
  );
}

/** Falls until something is below, runs to both sides and jumps over one square. */
export const jumpingHero: ReadyMadeSketch = {
  does: "Runs, jumps and falls",
  cast: [
    {
      sprite,
      variables: { [AIR]: { name: "Air", first: "0" } },
      rules: [
        group(ID, "Every turn", "all", [
          group(ID, "Up and down", "first", [
            ...rulesOf(ID, [
              {
                name: "Fly higher",
                note: "Air counts down. While there is some left, I go up.",
                sees: { "0,-1": "free" },
                when: [isRising],
                does: [move(0, -1), count(AIR, "subtract", 1)],
              },
              { name: "Bump my head", when: [isRising], does: [count(AIR, "set", 0)] },
              { name: "Fall", sees: { "0,1": "free" }, does: [move(0, 1), turnInto(ME, JUMPING)] },
            ]),
            whenKey(
              ID,
              UP,
              rulesOf(ID, [
                {
                  name: "Jump",
                  note: "Set Air to 2, and I jump higher.",
                  sees: { "0,-1": "free" },
                  does: [move(0, -1), turnInto(ME, JUMPING), count(AIR, "set", 1), sound("jump")],
                },
              ]),
            ),
            ...rulesOf(ID, [{ name: "Land", when: [looks(ME, JUMPING)], does: [turnInto(ME, STANDING)] }]),
          ]),
          run("right", RIGHT, 1),
          run("left", LEFT, -1),
        ]),
      ],
    },
  ],
  kinds: { [HEROES]: { name: "Heroes", characters: [ID] } },
};

import { ghostChasing } from "../../sprites/characters/readyMade.ts";
import { allFourWays, everyTurns, group, ME, move, moveTo, rulesOf, say, sound, wayTo } from "../sketch/ruleSketch.ts";
import { ENEMIES, HEROES, type ReadyMadeSketch } from "./readyMadeSketch.ts";
import { walker } from "./walker.ts";

const ID = "chasing-ghost";

/** Finds the way to the nearest hero, around walls, and sends whom it catches back to the start. */
export const chasingGhost: ReadyMadeSketch = {
  does: "Chases your heroes",
  cast: [
    {
      sprite: ghostChasing,
      layer: 1,
      rules: [
        ...rulesOf(ID, [
          {
            name: "Boo",
            note: "I send whom I catch back to the start.",
            sees: { "0,0": [ME, "hero/heroes"] },
            passing: { "0,0": ENEMIES },
            does: [moveTo({ start: true }, "hero"), say("Boo!", 4), sound("boo")],
          },
        ]),
        everyTurns(
          ID,
          2,
          allFourWays(
            ID,
            [
              ...rulesOf(ID, [
                {
                  name: "Chase right",
                  note: "I know the way to the nearest of the Heroes.",
                  sees: { "1,0": "any" },
                  when: [wayTo(HEROES, "right")],
                  does: [move(1, 0)],
                },
              ]),
              group(
                ID,
                "Look around",
                "random",
                rulesOf(ID, [{ name: "Float right", sees: { "1,0": "free" }, does: [move(1, 0)] }]),
              ),
            ],
            ["Chase right", "Float right"],
            "keep",
          ),
        ),
      ],
    },
    walker,
  ],
  standIns: ["hero"],
  kinds: {
    [HEROES]: { name: "Heroes", characters: ["hero"] },
    [ENEMIES]: { name: "Enemies", characters: [ID] },
  },
};

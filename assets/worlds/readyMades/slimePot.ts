import { slimeGreen, slimePot as sprite } from "../../sprites/characters/readyMade.ts";
import {
  allFourWays,
  compared,
  everyTurns,
  group,
  howMany,
  looks,
  ME,
  make,
  rulesOf,
  sound,
  turnInto,
} from "../sketch/ruleSketch.ts";
import { crawling } from "./crawling.ts";
import { ENEMIES, type ReadyMadeSketch } from "./readyMadeSketch.ts";

const ID = "slime-pot";
/** Turns from one slime to the next, and how many there are at most. */
const PAUSE = 8;
const MOST = 5;

/** Lets a slime out now and then, while there are few. */
export const slimePot: ReadyMadeSketch = {
  does: "Makes slimes",
  cast: [
    {
      sprite,
      rules: [
        everyTurns(ID, PAUSE, [
          group(
            ID,
            "Left, right, up or down",
            "random",
            allFourWays(
              ID,
              rulesOf(ID, [
                {
                  name: "Send a slime to the right",
                  note: "While there are fewer than 5.",
                  sees: { "1,0": "free" },
                  when: [compared(howMany("green-slime"), "<", String(MOST))],
                  does: [make("green-slime", 1, 0), turnInto(ME, "slime-pot-bubbling"), sound("squish")],
                },
              ]),
              ["Send a slime to the right"],
              "keep",
            ),
          ),
        ]),
        ...rulesOf(ID, [
          { name: "Calm down", when: [looks(ME, "slime-pot-bubbling")], does: [turnInto(ME, "slime-pot-quiet")] },
        ]),
      ],
    },
    { sprite: slimeGreen, rules: crawling },
  ],
  kinds: { [ENEMIES]: { name: "Enemies", characters: ["green-slime"] } },
};

import { shooter, slimeGreen, soapBubble } from "../../sprites/characters/readyMade.ts";
import {
  allFourWays,
  compared,
  count,
  DOWN,
  faces,
  goAway,
  group,
  LEFT,
  ME,
  make,
  mine,
  move,
  RIGHT,
  rulesOf,
  SPACE,
  sound,
  tally,
  turnTo,
  UP,
  whenKey,
  whenPressed,
} from "../sketch/ruleSketch.ts";
import { crawling } from "./crawling.ts";
import { ENEMIES, HEROES, type ReadyMadeSketch } from "./readyMadeSketch.ts";

const ID = "bubble-shooter";
const BUBBLE = "soap-bubble";
const POINTS = "ready-points";
/** How many squares a bubble has flown. On a stage that goes around, nothing else would end its flight. */
const FLOWN = "ready-flown";
const FARTHEST = 20;

const walk = (way: string, key: number, x: number, y: number) =>
  whenKey(
    ID,
    key,
    rulesOf(ID, [
      {
        name: `Walk ${way}`,
        sees: { [`${x},${y}`]: "free" },
        does: [move(x, y), ...(x === 0 ? [] : [turnTo(x > 0 ? "0" : "flip-x")])],
      },
    ]),
  );

const pop = [goAway("green-slime"), goAway(), tally(POINTS, "add", 1), sound("pop")];

/** Walks with the arrows and blows soap bubbles with Space. A bubble that meets an enemy takes it away. */
export const bubbleShooter: ReadyMadeSketch = {
  does: "Walks, and shoots with Space",
  cast: [
    {
      sprite: shooter,
      rules: [
        group(ID, "All in one turn", "all", [
          walk("right", RIGHT, 1, 0),
          walk("left", LEFT, -1, 0),
          walk("up", UP, 0, -1),
          walk("down", DOWN, 0, 1),
          whenPressed(
            ID,
            SPACE,
            rulesOf(ID, [
              {
                name: "Blow a bubble",
                note: "To the side that I look at, once for each press.",
                sees: { "1,0": "any" },
                when: [faces(ME, "0")],
                does: [make(BUBBLE, 1, 0), sound("whoosh")],
              },
              {
                name: "Blow a bubble to the left",
                sees: { "-1,0": "any" },
                when: [faces(ME, "flip-x")],
                does: [make(BUBBLE, -1, 0), turnTo("flip-x", `new ${BUBBLE} -1,0`), sound("whoosh")],
              },
            ]),
          ),
        ]),
      ],
    },
    {
      sprite: soapBubble,
      layer: 1,
      variables: { [FLOWN]: { name: "Flown", first: "0" } },
      rules: allFourWays(
        BUBBLE,
        [
          {
            ...group(
              BUBBLE,
              "Two squares in a turn",
              "loop",
              rulesOf(BUBBLE, [
                { name: "Pop on an enemy", sees: { "0,0": [ME, "green-slime/enemies"] }, does: pop },
                {
                  name: "Pop on an enemy ahead",
                  note: "Whoever is one of the Enemies is gone. Put more characters into the kind!",
                  sees: { "1,0": "green-slime/enemies" },
                  when: [faces(ME, "0")],
                  does: pop,
                },
                {
                  name: "Fly on",
                  sees: { "1,0": "free" },
                  when: [faces(ME, "0"), compared(mine(FLOWN), "<", String(FARTHEST))],
                  does: [move(1, 0), count(FLOWN, "add", 1)],
                },
                { name: "Burst", does: [goAway()] },
              ]),
            ),
            loopCount: { constant: 2 },
          },
        ],
        ["Pop on an enemy ahead", "Fly on"],
        "turn",
      ),
    },
    { sprite: slimeGreen, rules: crawling },
  ],
  standIns: ["green-slime"],
  kinds: {
    [HEROES]: { name: "Heroes", characters: [ID] },
    [ENEMIES]: { name: "Enemies", characters: ["green-slime"] },
  },
  tallies: { [POINTS]: { name: "Points", first: "0" } },
  hud: [{ globalId: POINTS, corner: "top-left" }],
};

/** Midnight Candy: ghosts find the way through a maze, around its hedges. A magic star makes them run away for a while. */
import { hero } from "../../sprites/characters/hero.ts";
import { candy as candySprite, ghostIn, hedgeWall, moon } from "../../sprites/characters/sweets.ts";
import { star } from "../../sprites/characters/treasures.ts";
import { boardSaying } from "../sketch/boards.ts";
import { keysBoard } from "../sketch/keysBoard.ts";
import {
  allFourWays,
  compared,
  everyTurns,
  goAway,
  group,
  howMany,
  looks,
  ME,
  move,
  moveTo,
  RIGHT,
  rulesOf,
  type Sketch,
  sound,
  tally,
  turnInto,
  wayTo,
  whenKey,
} from "../sketch/ruleSketch.ts";
import type { ExampleSketch } from "./exampleSketch.ts";
import { boardRules } from "./rules.ts";

const EATEN = "eaten";
const LIVES = "lives";
const MAGIC = "magic";
/** Turns that the magic of a star lasts. */
const MAGIC_TURNS = 30;
const HEARTS = 3;

const isMagic = compared({ globalId: MAGIC }, ">=", "1");
const isNoMagic = compared({ globalId: MAGIC }, "<=", "0");
const isLost = compared({ globalId: LIVES }, "<=", "0");

const heroRules = allFourWays(
  "hero",
  [
    whenKey(
      "hero",
      RIGHT,
      rulesOf("hero", [
        {
          name: "Walk right",
          note: "I taught this once, to the right, and took the other three ways with one tap.",
          sees: { "1,0": "free" },
          does: [move(1, 0)],
        },
        {
          name: "Walk right at a ghost",
          note: "Whoever is one of the Ghosts will do. Only while there is magic!",
          sees: { "1,0": "chaser/ghosts" },
          when: [isMagic],
          does: [move(1, 0)],
        },
      ]),
    ),
  ],
  ["Walk right", "Walk right at a ghost"],
  "keep",
);

const TAKEN = { "0,0": [ME, "hero"] };

const candyRules = rulesOf("candy", [
  {
    name: "Yum",
    note: "I'm on the ground, so everyone can walk over me.",
    sees: TAKEN,
    does: [goAway(), sound("crunch"), tally(EATEN, "add", 1)],
  },
]);
const starRules = rulesOf("star", [
  { name: "Give magic", sees: TAKEN, does: [goAway(), sound("magic"), tally(MAGIC, "set", MAGIC_TURNS)] },
]);

const moonRules = rulesOf("moon", [
  {
    name: "The magic goes",
    note: "The moon counts down. At 0 the ghosts come back.",
    when: [isMagic],
    does: [tally(MAGIC, "subtract", 1), turnInto(ME, "moon-dim")],
  },
  { name: "The magic is gone", does: [turnInto(ME, "moon-bright")] },
]);

/** What every ghost does when it is where the child is. */
function meetings(id: string): readonly Sketch[] {
  return [
    {
      name: "Go home, bumped",
      sees: { "0,0": [ME, "hero"] },
      passing: { "0,0": "ghosts" },
      when: [isMagic],
      does: [moveTo({ start: true }), sound("pop")],
    },
    {
      name: "Boo",
      note: "Both of us go back to where we began.",
      sees: { "0,0": [ME, "hero"] },
      passing: { "0,0": "ghosts" },
      does: [
        moveTo({ start: true }, "hero"),
        moveTo({ start: true }),
        tally(LIVES, "subtract", 1),
        turnInto(ME, `${id}-floating`),
        sound("ouch"),
      ],
    },
  ];
}

const lookAfraid = (id: string): readonly Sketch[] => [
  { name: "Be afraid", when: [isMagic, looks(ME, `${id}-floating`)], does: [turnInto(ME, `${id}-afraid`)] },
  {
    name: "Be brave",
    when: [isNoMagic, looks(ME, `${id}-afraid`)],
    does: [turnInto(ME, `${id}-floating`)],
  },
];

const STEPS = [
  { way: "right", x: 1, y: 0 },
  { way: "left", x: -1, y: 0 },
  { way: "up", x: 0, y: -1 },
  { way: "down", x: 0, y: 1 },
] as const;

const chase: readonly Sketch[] = STEPS.map(({ way, x, y }) => ({
  name: `Chase ${way}`,
  ...(way === "right" ? { note: "I always know the way, around all the hedges." } : {}),
  sees: { [`${x},${y}`]: "any" },
  when: [wayTo("hero", way), isNoMagic],
  does: [move(x, y)],
}));

/** Away from the child, if that side is free. */
const flee: readonly Sketch[] = STEPS.map(({ way, x, y }) => ({
  name: `Run away from the ${way}`,
  sees: { [`${-x || 0},${-y || 0}`]: "free" },
  when: [wayTo("hero", way), isMagic],
  does: [move(-x || 0, -y || 0)],
}));

const stroll: readonly Sketch[] = STEPS.map(({ way, x, y }) => ({
  name: `Stroll ${way}`,
  sees: { [`${x},${y}`]: "free" },
  does: [move(x, y)],
}));

const chaserRules = [
  ...rulesOf("chaser", [...meetings("chaser"), ...lookAfraid("chaser")]),
  everyTurns("chaser", 2, rulesOf("chaser", [...flee, ...chase])),
];

const strollerRules = [
  ...rulesOf("stroller", [...meetings("stroller"), ...lookAfraid("stroller")]),
  everyTurns("stroller", 2, [
    group("stroller", "Once in two, chase", "random", [
      group("stroller", "Chase", "first", rulesOf("stroller", [...flee, ...chase])),
      group("stroller", "Stroll about", "random", rulesOf("stroller", stroll)),
    ]),
  ]),
];

export const candy: ExampleSketch = {
  name: "Midnight Candy",
  description: "Eat all the candy in the maze! Walk with the arrows. Ghosts chase you. A star makes them run away.",
  whatCanIChange: "Draw more hedges, or let the ghosts go faster.",
  kind: "catch",
  ease: 10,
  untilPicture: (play) => play.press("rrrruu"),
  speed: 250,
  cast: [
    { sprite: candySprite, rules: candyRules, ground: true },
    { sprite: star, rules: starRules, ground: true },
    { sprite: hedgeWall },
    { sprite: moon, rules: moonRules },
    { sprite: hero, rules: heroRules },
    { sprite: ghostIn("lmn", "chaser", "Chaser"), rules: chaserRules, layer: 1 },
    { sprite: ghostIn("JKL", "stroller", "Stroller"), rules: strollerRules, layer: 1 },
    { sprite: keysBoard("arrows") },
    {
      sprite: boardSaying("EAT ALL CANDY"),
      rules: boardRules(
        { when: compared(howMany("candy"), "=", "0"), text: "You ate all the candy!" },
        { when: isLost, text: "Look where the ghosts go, and take a star!" },
      ),
    },
  ],
  kinds: { ghosts: { name: "Ghosts", characters: ["chaser", "stroller"] } },
  hud: [
    { globalId: EATEN, corner: "top-left" },
    { globalId: LIVES, corner: "top-right" },
  ],
  tallies: {
    [EATEN]: { name: "Candy", first: "0" },
    [LIVES]: { name: "Lives", first: String(HEARTS) },
    [MAGIC]: { name: "Magic", first: "0" },
  },
  stages: [
    {
      id: "maze",
      name: "The hedge maze",
      background: "#5a5a9e",
      music: "sneaky",
      map: `
...mT.......?....
#################
#c..c..c#c..c..c#
#.##.##.#.##.##.#
#*..c...c...c..*#
#.##.#.###.#.##.#
#c..c#.G.S.#c..c#
#.##.#.###.#.##.#
#...c...c...c...#
#.##.##.#.##.##.#
#c..c...H...c..c#
#################`,
      letters: {
        "#": { id: "hedge" },
        H: { id: "hero" },
        G: { id: "chaser" },
        S: { id: "stroller" },
        c: { id: "candy" },
        "*": { id: "star" },
        m: { id: "moon" },
        T: { id: "board" },
        "?": { id: "how" },
      },
    },
  ],
};

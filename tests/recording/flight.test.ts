/** A rule that makes somebody without rules begins a flight: its rules let that one go on until the end of the stage. */
import { describe, expect, it } from "vitest";
import { Play } from "../../assets/worlds/sketch/Play.ts";
import type { Character, Id, Point, Rule, WorldDocument } from "../../src/engine/index.ts";
import { flightRules, targetsOf } from "../../src/recording/flightRules.ts";
import { flightOf, sentenceOf } from "../../src/recording/index.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

const ROCKET = characterNamed("Rocket");
const STAR = characterNamed("Star");
const BAT = characterNamed("Bat");

function charactersOf(...all: readonly Character[]): WorldDocument["characters"] {
  return Object.fromEntries(all.map((one) => [one.id, one]));
}

/** The rocket makes one of a character on this side. */
function shoots(characterId: Id, offset: Point): Rule {
  const actor = actorOf(characterId, "made", offset.x, offset.y);
  return { ...walkRight("rocket", "shoot"), actions: [{ type: "create", actorId: "made", actor, offset }] };
}

describe("a rule begins a flight", () => {
  const characters = charactersOf(ROCKET, STAR, BAT);

  it.each([
    [
      { x: 0, y: -1 },
      { x: 0, y: -1 },
    ],
    [
      { x: 2, y: 0 },
      { x: 1, y: 0 },
    ],
    [
      { x: -3, y: 2 },
      { x: -1, y: 1 },
    ],
  ])("to the side on which it makes somebody: %j", (offset, step) => {
    expect(flightOf(shoots("star", offset), characters)).toEqual({ characterId: "star", step });
  });

  it.each([
    ["makes nobody", walkRight("rocket"), characters],
    ["makes somebody on its own square", shoots("star", { x: 0, y: 0 }), characters],
    ["makes one like itself", shoots("rocket", { x: 0, y: -1 }), characters],
    ["makes somebody who is gone", shoots("moon", { x: 0, y: -1 }), characters],
    [
      "makes somebody with rules",
      shoots("star", { x: 0, y: -1 }),
      charactersOf(ROCKET, { ...STAR, rules: [walkRight("star")] }),
    ],
    ["makes ground", shoots("star", { x: 0, y: -1 }), charactersOf(ROCKET, { ...STAR, ground: true })],
  ])("but not where it %s", (_, rule, cast) => {
    expect(flightOf(rule, cast)).toBeNull();
  });
});

/** A star at 4,5 that flies one way on a stage of 9 x 9, which goes around or not, with a bat ahead. */
function flying(step: Point, goesAround: boolean, bat: Point = { x: 0, y: 0 }) {
  const game = gameOf([ROCKET, STAR, BAT], [actorOf("star", "s", 4, 5), actorOf("bat", "b", bat.x, bat.y)]);
  const stage = { ...game.world.stages[STAGE], width: 9, height: 9, wrapX: goesAround, wrapY: goesAround };
  let made = 0;
  const newId = () => `id-${made++}`;
  const world = { ...game.world, stages: { [STAGE]: stage } } as WorldDocument["world"];
  const [shown] = Object.values(world.stages);
  if (!shown) throw new Error("There is no stage.");
  const rules = flightRules({ characterId: "star", step }, ["bat"], {
    stage: shown,
    characters: game.characters,
    newId,
  });
  const characters = { ...game.characters, star: { ...STAR, rules } };
  return { document: { ...game, characters, world }, rules, stage: shown };
}

describe("a flight", () => {
  it.each([
    [{ x: 0, y: -1 }, true, 5],
    [{ x: 0, y: -1 }, false, 5],
    [{ x: 0, y: 1 }, true, 3],
    [{ x: 1, y: 0 }, true, 4],
    [{ x: -1, y: 0 }, false, 4],
    [{ x: -1, y: 0 }, true, 4],
    [{ x: 1, y: 1 }, true, 3],
  ])("goes on %j to the end of the stage (goes around: %s), and is gone there", (step, goesAround, squares) => {
    const play = new Play(flying(step, goesAround).document);
    const at = () => play.all("star").map(({ position }) => position);
    for (let flown = 1; flown <= squares; flown++) {
      play.press(".");
      expect(at()).toEqual([{ x: 4 + flown * step.x, y: 5 + flown * step.y }]);
    }
    expect(play.press(".") && at()).toEqual([]);
  });

  it("takes away whom it meets, and itself", () => {
    const play = new Play(flying({ x: 0, y: -1 }, true, { x: 4, y: 2 }).document).press("...");
    expect([play.all("star"), play.all("bat")]).toEqual([[], []]);
  });

  it("reads like rules that a child taught", () => {
    const { rules, document } = flying({ x: 0, y: -1 }, false);
    const game = { characters: document.characters, ...document.world };
    expect(rules.map((rule) => sentenceOf(rule, game, []))).toMatchInlineSnapshot(`
      [
        "When the stage ends above me, I go away",
        "When there is a Bat above me, the Bat goes away and I go away",
        "When there is nothing above me, I move up",
      ]
    `);
  });

  it("can take away those on the stage but for whoever shoots and the shot", () => {
    const { document, stage } = flying({ x: 0, y: -1 }, false);
    const flight = { characterId: "star", step: { x: 0, y: -1 } };
    expect(targetsOf(flight, "rocket", stage, document.characters).map(({ name }) => name)).toEqual(["Bat"]);
    const crowd = { ...stage, actors: { ...stage.actors, r: actorOf("rocket", "r", 1, 1) } };
    expect(targetsOf(flight, "rocket", crowd, document.characters).map(({ name }) => name)).toEqual(["Bat"]);
    const ground = { ...document.characters, bat: { ...BAT, ground: true } };
    expect(targetsOf(flight, "rocket", stage, ground)).toEqual([]);
  });
});

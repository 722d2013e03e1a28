/** A rule that makes somebody without rules begins a flight: its rules let that one go on until the end of the stage. */
import { describe, expect, it } from "vitest";
import { Play } from "../../assets/worlds/sketch/Play.ts";
import {
  type Character,
  type Id,
  type Point,
  type Rule,
  rulesIn,
  type Stage,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { targetsOf, withFlight } from "../../src/recording/flightRules.ts";
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

/** A star at 4,5 that flies one way on a stage of 9 x 9, which goes around or not, with a bat on it. */
function flying(step: Point, goesAround: boolean, bat: Point = { x: 0, y: 1 }) {
  const game = gameOf([ROCKET, STAR, BAT], [actorOf("star", "s", 4, 5), actorOf("bat", "b", bat.x, bat.y)]);
  const stage = { ...game.world.stages[STAGE], width: 9, height: 9, wrapX: goesAround, wrapY: goesAround };
  let made = 0;
  const newId = () => `id-${made++}`;
  const world = { ...game.world, stages: { [STAGE]: stage } } as WorldDocument["world"];
  const [shown] = Object.values(world.stages);
  if (!shown) throw new Error("There is no stage.");
  const context = { stages: [shown], characters: game.characters, newId };
  const star = withFlight(STAR, { characterId: "star", step }, ["bat"], context);
  return { document: { ...game, characters: { ...game.characters, star }, world }, star, stage: shown };
}

describe("a flight", () => {
  const squaresFlown = (document: WorldDocument) => {
    const play = new Play(document);
    for (let flown = 0; ; flown++) if (play.press(".").all("star").length === 0) return flown;
  };

  it.each([
    [{ x: 0, y: -1 }, 5],
    [{ x: 0, y: 1 }, 3],
    [{ x: 1, y: 0 }, 4],
    [{ x: -1, y: 0 }, 4],
    [{ x: 1, y: 1 }, 3],
  ])("goes on %j to the end of the stage, and is gone there", (step, squares) => {
    const { document } = flying(step, false);
    const at = new Play(document).press(".").all("star");
    expect(at.map(({ position }) => position)).toEqual([{ x: 4 + step.x, y: 5 + step.y }]);
    expect(squaresFlown(document)).toBe(squares);
  });

  it("goes 20 squares on a stage that goes around", () => {
    expect(squaresFlown(flying({ x: 0, y: -1 }, true).document)).toBe(20);
  });

  it("ends on the stage that it is on, not on the one that it was taught on", () => {
    const { document } = flying({ x: 0, y: -1 }, true);
    const on = (change: Partial<Stage>) => {
      const stage = { ...document.world.stages[STAGE], ...change };
      return squaresFlown({ ...document, world: { ...document.world, stages: { [STAGE]: stage } } } as WorldDocument);
    };
    expect([on({ height: 40 }), on({ wrapX: false, wrapY: false })]).toEqual([20, 5]);
  });

  it("reaches the end of a stage of more than 20 squares", () => {
    const { document, star, stage } = flying({ x: 1, y: 0 }, false);
    const wide = { ...stage, width: 60 };
    const context = { stages: [stage, wide], characters: document.characters, newId: () => "id" };
    const far = withFlight(STAR, { characterId: "star", step: { x: 1, y: 0 } }, [], context);
    const world = { ...document.world, stages: { [STAGE]: wide } };
    expect(squaresFlown({ ...document, characters: { ...document.characters, star: far }, world })).toBe(55);
    expect(star.rules).toHaveLength(3);
  });

  it("is gone in front of somebody whom it does not take away", () => {
    const { document } = flying({ x: 0, y: -1 }, true);
    const wall = { ...document.world.stages[STAGE], actors: { ...document.world.stages[STAGE]?.actors } };
    Object.assign(wall.actors, { r: actorOf("rocket", "r", 4, 3) });
    const world = { ...document.world, stages: { [STAGE]: wall } } as WorldDocument["world"];
    expect(squaresFlown({ ...document, world })).toBe(1);
  });

  it("takes away whom it meets, and itself", () => {
    const play = new Play(flying({ x: 0, y: -1 }, true, { x: 4, y: 2 }).document).press("...");
    expect([play.all("star"), play.all("bat")]).toEqual([[], []]);
  });

  it("reads like rules that a child taught", () => {
    const { star, document } = flying({ x: 0, y: -1 }, false);
    const game = { characters: document.characters, ...document.world };
    expect(rulesIn(star.rules).map((rule) => sentenceOf(rule, game, []))).toMatchInlineSnapshot(`
      [
        "When there is a Bat above me, the Bat goes away and I go away",
        "When there is nothing above me and my Flown is less than 20, I move up and my Flown goes up by 1",
        "Every turn, I go away",
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

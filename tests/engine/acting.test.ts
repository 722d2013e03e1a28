/** What the actions of a rule do: README of src/engine, "Applying". */
import { describe, expect, it } from "vitest";
import {
  ACTORS_MAX,
  type Action,
  type Actors,
  type Globals,
  newStage,
  type Stage,
  VARIABLE_TEXT_MAX,
} from "../../src/engine/index.ts";
import { actOut, Simulation, whereFits } from "../../src/engine/simulation.ts";
import { missOf } from "../support/missOf.ts";
import {
  actor,
  afterTick,
  character,
  drawn,
  flat,
  game,
  moveBy,
  moveTo,
  NO_INPUT,
  play,
  rule,
} from "../support/pictures.ts";

const doing = (...actions: Action[]) => character("H", [rule("H", { actions })]);
const points: Globals = { points: { id: "points", name: "Points", value: "5" } };
const value = (constant: string) => ({ constant });

function played(picture: string, actions: readonly Action[], actors: Actors = {}) {
  const simulation = play(game(picture, { characters: [doing(...actions)], globals: points, actors }));
  const result = simulation.tick(NO_INPUT);
  return { simulation, result, hero: simulation.actors().get("H1"), points: simulation.state().globals.points?.value };
}

describe("moving", () => {
  it("counts an offset from where the rule began and a delta from where the actor is", () => {
    expect(afterTick(game("H . . . .", { characters: [doing(moveTo("H1", 1), moveTo("H1", 3))] }))).toBe(". . . H .");
    expect(afterTick(game("H . . . .", { characters: [doing(moveTo("H1", 1), moveBy("H1", 3))] }))).toBe(". . . . H");
  });

  it("wraps where the stage does", () => {
    expect(afterTick(game("H .\n. .", { characters: [doing(moveBy("H1", -1, -1))], wrap: "xy" }))).toBe(
      flat(". .\n. H"),
    );
  });

  it("keeps the order of the stage", () => {
    expect(afterTick(game("H W", { characters: [doing(moveTo("H1", 1))] }))).toBe(". HW");
  });
});

describe("creating", () => {
  const stone = actor("S1", { x: 7, y: 7 }, { characterId: "S", transform: "90", variableValues: { score: "9" } });
  const create: Action = { type: "create", actorId: "S1", actor: stone, offset: { x: 1, y: 0 } };

  it("puts a copy with a fresh id and no values at the offset", () => {
    const { simulation, result } = played("H .", [create]);
    expect(drawn(simulation)).toBe("H S");
    const { frameCount, ...made } = simulation.actors().get("new1") ?? {};
    expect(made).toEqual({ ...stone, id: "new1", position: { x: 1, y: 0 }, variableValues: {} });
    expect(result.changed.map(({ id }) => id)).toEqual(["new1"]);
  });

  it("lets later steps name the new actor", () => {
    const { simulation } = played("H . .", [create, moveBy("S1", 1)]);
    expect(drawn(simulation)).toBe("H . S");
  });

  it("leaves the new actor out of this tick", () => {
    const growing = character("S", [rule("S?", { main: "S1", actions: [moveBy("S1", 1)] })]);
    const simulation = play(game("H . .", { characters: [doing(create), growing] }));
    simulation.tick(NO_INPUT);
    expect(drawn(simulation)).toBe("H S .");
    simulation.tick(NO_INPUT);
    expect(drawn(simulation)).toBe("H S S");
  });

  it("stops at the most actors a stage can hold", () => {
    const crowd = Array.from({ length: ACTORS_MAX - 1 }, (_, n) => actor(`W${n}`, { x: 1, y: 0 }));
    const { simulation, result } = played("H .", [create], Object.fromEntries(crowd.map((each) => [each.id, each])));
    expect(simulation.actors().size).toBe(ACTORS_MAX);
    expect(result.warnings).toEqual(["“rule” left out a step: the stage is full."]);
  });
});

describe("deleting", () => {
  const remove: Action = { type: "delete", actorId: "H1" };

  it("takes the actor off the stage", () => {
    const { simulation, result } = played("H W", [remove]);
    expect(drawn(simulation)).toBe(". W");
    expect(result.deleted).toEqual(["H1"]);
  });

  it("skips later steps of the one that is gone", () => {
    const { result } = played("H W", [remove, moveBy("H1", 1)]);
    expect(result.error).toBeNull();
    expect(result.warnings).toHaveLength(1);
  });
});

describe("looks and directions", () => {
  it("change as told", () => {
    const { hero } = played("H", [
      { type: "appearance", actorId: "H1", value: value("other") },
      { type: "transform", actorId: "H1", value: value("flip-x") },
    ]);
    expect(hero).toMatchObject({ appearance: "other", transform: "flip-x" });
  });

  it.each(["gone", "constructor", "__proto__"])("an appearance %s that is not there is left out", (name) => {
    const { hero, result } = played("H", [{ type: "appearance", actorId: "H1", value: value(name) }]);
    expect(hero?.appearance).toBe("idle");
    expect(result.warnings).toEqual(["“rule” left out a step: an appearance it names is gone."]);
  });

  it("a large picture blocks its new squares once turned", () => {
    const wide = { anchor: { x: 0, y: 0 }, width: 2, height: 1, filled: { "0,0": true, "1,0": true } } as const;
    const turn: Action = { type: "transform", actorId: "T1", value: value("90") };
    const turner = character("T", [rule("T", { main: "T1", actions: [turn] })], wide);
    const walker = character("H", [rule("H .", { actions: [moveTo("H1", 1)] })]);
    const first = { T1: actor("T1", { x: 1, y: 0 }) };
    const beneath = { H1: actor("H1", { x: 0, y: 1 }) };
    const picture = ". . .\n. . .";
    const stay = game(picture, { characters: [turner, walker], actors: { ...first, ...beneath } });
    expect(afterTick(stay)).toBe(flat(". T .\nH . ."));
    const early = game(picture, { characters: [turner, walker], actors: { ...beneath, ...first } });
    expect(afterTick(early)).toBe(flat(". T .\n. H ."));
  });
});

describe("variables", () => {
  const score = (operation: "add" | "subtract" | "set", constant: string): Action => ({
    type: "variable",
    actorId: "H1",
    variable: "score",
    operation,
    value: value(constant),
  });

  it.each([
    ["add", "2", "2"],
    ["subtract", "3", "-3"],
    ["set", "hello", "hello"],
    ["add", "hello", "NaN"],
  ] as const)("%s %s makes 0 %s", (operation, constant, after) => {
    expect(played("H", [score(operation, constant)]).hero?.variableValues).toEqual({ score: after });
  });

  it("take another actor's value as it is at that moment", () => {
    const fromScore: Action = {
      ...score("set", "7"),
      type: "global",
      global: "points",
      value: { actorId: "H1", variableId: "score" },
    } as Action;
    expect(played("H", [score("set", "7"), fromScore]).points).toBe("7");
  });

  it("of the world add up", () => {
    const add: Action = { type: "global", global: "points", operation: "add", value: value("2") };
    expect(played("H", [add]).result.globals).toMatchObject({ points: { value: "7" } });
  });

  it.each([
    { type: "variable", actorId: "H1", variable: "gone", operation: "set", value: { constant: "1" } },
    { type: "variable", actorId: "H1", variable: "score", operation: "set", value: { globalId: "gone" } },
    { type: "global", global: "__proto__", operation: "set", value: { constant: "1" } },
  ] satisfies Action[])("that are gone are left out with one warning", (action) => {
    const { simulation, result } = played("H", [action]);
    expect(result.recorded).toBe(true);
    expect(result.warnings).toEqual(["“rule” left out a step: a variable it names is gone."]);
    expect(simulation.tick(NO_INPUT).warnings).toEqual([]);
  });

  it("hold no more than the longest text", () => {
    expect(played("H", [score("set", "x".repeat(VARIABLE_TEXT_MAX + 5))]).hero?.variableValues.score).toHaveLength(
      VARIABLE_TEXT_MAX,
    );
  });

  it("a rule leads to another stage only if that is there", () => {
    const lead: Action = { type: "global", global: "selectedStageId", operation: "set", value: value("gone") };
    expect(played("H", [lead]).result.warnings).toEqual(["“rule” left out a step: a stage it leads to is gone."]);
  });
});

describe("acting a picture out", () => {
  const stage = {
    ...newStage("picture", 0),
    wrapX: false,
    wrapY: false,
    width: 3,
    height: 1,
    actors: { H1: actor("H1", { x: 1, y: 0 }) },
  };
  const picture = {
    stage,
    characters: { H: character("H"), S: character("S") },
    globals: points,
    origin: { x: 1, y: 0 },
    world: { stages: {} },
  };
  const create: Action = { type: "create", actorId: "S1", actor: actor("S1", { x: 0, y: 0 }), offset: { x: 1, y: 0 } };

  it("does the steps without looking for a match, and shows each", () => {
    const { actors, steps, skipped } = actOut(picture, [moveTo("H1", -1), create, moveBy("S1", -1)]);
    expect(actors.H1?.position).toEqual({ x: 0, y: 0 });
    expect(steps.map((step) => step.S1?.position.x)).toEqual([undefined, 2, 1]);
    expect(skipped).toEqual([]);
  });

  it("leaves out what cannot be done", () => {
    const { actors, skipped } = actOut(picture, [moveTo("H1", 5), moveBy("Z1", 1), moveBy("H1", 1)]);
    expect(actors.H1?.position).toEqual({ x: 2, y: 0 });
    expect(skipped).toEqual([0, 1]);
  });

  it("changes nothing of the picture it was given", () => {
    expect(actOut(picture, []).actors).toBe(stage.actors);
    actOut(picture, [moveBy("H1", 1)]);
    expect(stage.actors.H1.position).toEqual({ x: 1, y: 0 });
  });
});

describe("a step off the stage, where steps must fit", () => {
  function walked(picture: string, actions: readonly Action[], rules: readonly ReturnType<typeof rule>[] = []): string {
    const hero = character("H", [rule("H?", { id: "walk", actions }), ...rules]);
    const document = game(picture, { characters: [hero, character("S")] });
    const simulation = Simulation.load(document, { seed: 1, newId: () => "new", stepsMustFit: true });
    expect(simulation.tick(NO_INPUT).error).toBeNull();
    return drawn(simulation);
  }

  it("does not fit, and the next rule has its turn", () => {
    expect(walked(". H", [moveBy("H1", 1)])).toBe(". H");
    const back = rule("H?", { id: "back", actions: [moveTo("H1", -1)] });
    expect(walked(". H", [moveBy("H1", 1)], [back])).toBe("H .");
  });

  it("counts from where the moves before it lead, also for actors created by then", () => {
    expect(walked("H . .", [moveBy("H1", 2), moveBy("H1", -1)])).toBe(". H .");
    expect(walked("H . .", [moveBy("H1", 2), moveBy("H1", 1)])).toBe("H . .");
    expect(walked("H . .", [moveTo("H1", 1), moveBy("H1", 2)])).toBe("H . .");
    const make: Action = { type: "create", actorId: "S1", actor: actor("S1", { x: 0, y: 0 }), offset: { x: 1, y: 0 } };
    expect(walked("H . .", [make, moveBy("S1", 1)])).toBe("H . S");
    expect(walked("H . .", [make, moveBy("S1", 2)])).toBe("H . .");
  });

  it("is none for an actor that is gone by then", () => {
    expect(walked("H .", [{ type: "delete", actorId: "H1" }, moveBy("H1", 9)])).toBe(". .");
  });

  it("is the reason that is told", () => {
    const { characters, world } = game(". H", { characters: [character("H")] });
    const stage = Object.values(world.stages)[0] as Stage;
    const leap = rule("H?", { actions: [moveBy("H1", 1)] });
    const scene = { stage, characters, globals: world.globals };
    expect(missOf(scene, "H1", leap)).toEqual({ kind: "targetOffStage", square: { x: 1, y: 0 } });
    expect(whereFits(scene, leap)).toEqual([]);
  });
});

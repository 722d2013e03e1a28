/** The result of a tick, and taking it back: README of src/engine, "After a tick". */
import { describe, expect, it } from "vitest";
import {
  type Action,
  type Actor,
  CURRENT_STAGE,
  HISTORY_DEPTH,
  newStage,
  type Stage,
  UNTICK_DEPTH,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { expectSame } from "../support/expectSame.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { actor, character, condition, drawn, game, moveBy, moveTo, NO_INPUT, play, rule } from "../support/pictures.ts";

const walker = character("H", [rule("H .", { actions: [moveTo("H1", 1)] })]);
const walking = game("H . . .", { characters: [walker] });

describe("stepping back", () => {
  it("puts the last tick back and tells who changed", () => {
    const simulation = play(walking);
    simulation.tick(NO_INPUT);
    simulation.tick(NO_INPUT);
    const result = simulation.untick();
    expect(drawn(simulation)).toBe(". H . .");
    expect(result).toMatchObject({
      stageId: "stage",
      deleted: [],
      order: ["H1"],
      lights: {},
      canUntick: true,
    });
    expect(result?.changed.map(({ position }) => position.x)).toEqual([1]);
  });

  it("brings back the deleted, in their old order, and takes away the created", () => {
    const swap: Action[] = [
      { type: "create", actorId: "S1", actor: actor("S1", { x: 0, y: 0 }), offset: { x: 1, y: 0 } },
      { type: "delete", actorId: "H1" },
    ];
    const simulation = play(
      game("H W", { characters: [character("H", [rule("H", { actions: swap })]), character("S")] }),
    );
    simulation.tick(NO_INPUT);
    expect(simulation.untick()).toMatchObject({ deleted: ["new1"], order: ["H1", "W1"] });
    expect(drawn(simulation)).toBe("H W");
  });

  it("puts variables of the world back", () => {
    const add: Action = { type: "global", global: "points", operation: "add", value: { constant: "1" } };
    const globals = { points: { id: "points", name: "Points", value: "0" } };
    const simulation = play(game("H", { characters: [character("H", [rule("H", { actions: [add] })])], globals }));
    simulation.tick(NO_INPUT);
    expect(simulation.untick()?.globals).toMatchObject({ points: { value: "0" } });
  });

  it("puts the lights back, those of the gone and the made included", () => {
    const once = rule("H .", { actions: [{ type: "delete", actorId: "H1" }] });
    const simulation = play(game("H . W", { characters: [character("H", [once])] }));
    expect(simulation.tick(NO_INPUT).lights).toEqual({ H1: { rule: true, H: true }, W1: { W: false } });
    expect(simulation.tick(NO_INPUT).lights).toEqual({ H1: null });
    expect(simulation.untick()).toMatchObject({ lights: { W1: null }, canUntick: false });
  });

  it("is not possible before anything happened", () => {
    expect(play(walking).untick()).toBeNull();
    expect(play(walking).canUntick).toBe(false);
  });

  it("goes back through the history a document came with", () => {
    const played = play(walking);
    played.tick(NO_INPUT);
    const reloaded = play(JSON.parse(JSON.stringify({ ...walking, world: played.state() })) as WorldDocument);
    expect(reloaded.canUntick).toBe(true);
    reloaded.untick();
    expect(drawn(reloaded)).toBe("H . . .");
  });
});

/** Stops games that double their actors with every tick: they would show nothing new, in a thousand times the time. */
const CROWD = 500;

it("stepping back leads through the very same actors again, with the counts of their changes", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const dice = new Dice(seed);
    const simulation = play(randomGame(seed), seed);
    const before: (readonly Actor[])[] = [];
    for (let n = 0; n < 20 && simulation.actors().size < CROWD; n++) {
      const actors = [...simulation.actors().values()];
      if (simulation.tick(randomInput(dice)).recorded) before.push(actors);
    }
    for (const actors of before.reverse()) {
      simulation.untick();
      expectSame([...simulation.actors().values()], actors, `seed ${seed}`);
    }
  }
});

describe("the history", () => {
  it("grows only if a rule applied", () => {
    const simulation = play(game("H W", { characters: [walker] }));
    expect(simulation.tick(NO_INPUT).recorded).toBe(false);
    expect(simulation.state().history).toEqual([]);
  });

  it("keeps the input, the lights and the actors as they were", () => {
    const simulation = play(walking);
    simulation.tick({ keys: [39], clicks: ["H1"] });
    const { world } = walking;
    expect(simulation.state().history).toEqual([
      {
        input: { keys: { "39": true }, clicks: { H1: true } },
        globals: world.globals,
        evaluatedRuleIds: {},
        stageId: "stage",
        actors: world.stages.stage?.actors,
        ticks: 0,
      },
    ]);
  });

  it("ends at the last twenty ticks in the document, and much later for who plays on", () => {
    const spinner = character("H", [rule("H", { actions: [moveBy("H1", 1)] })]);
    const simulation = play(game("H . . .", { characters: [spinner], wrap: "x" }));
    for (let n = 0; n < UNTICK_DEPTH + 5; n++) simulation.tick(NO_INPUT);
    expect(simulation.state().history).toHaveLength(HISTORY_DEPTH);
    let steps = 0;
    while (simulation.untick()) steps++;
    expect(steps).toBe(UNTICK_DEPTH);
    expect(drawn(simulation)).toBe(". H . .");
  });

  it("holds each tick as it was, also after some were taken back", () => {
    const simulation = play(game("H . . . . .", { characters: [walker] }));
    for (let n = 0; n < 4; n++) simulation.tick({ keys: [n], clicks: [] });
    simulation.state();
    simulation.untick();
    const places = simulation
      .state()
      .history.map(({ input, actors }) => [Object.keys(input.keys), actors.H1?.position.x]);
    expect(places).toEqual([
      [["0"], 0],
      [["1"], 1],
      [["2"], 2],
    ]);
  });
});

describe("the document", () => {
  it("is never changed by playing", () => {
    const before = JSON.stringify(walking);
    play(walking).tick(NO_INPUT);
    expect(JSON.stringify(walking)).toBe(before);
  });

  it("shares what did not change", () => {
    const simulation = play(walking);
    expect(simulation.state().stages.stage).toBe(walking.world.stages.stage);
    simulation.tick(NO_INPUT);
    expect(simulation.state().stages.stage).toEqual(simulation.state().stages.stage);
    expect(simulation.state().stages.stage?.actors).toBe(simulation.state().stages.stage?.actors);
  });

  it("has no input left after a tick", () => {
    const simulation = play(walking);
    simulation.tick({ keys: [39], clicks: ["H1"] });
    expect(simulation.state().input).toEqual({ keys: {}, clicks: {} });
  });
});

describe("the lights", () => {
  it("are reported for the actors whose applied rules changed", () => {
    const simulation = play(game("H . . W", { characters: [walker] }));
    expect(simulation.tick(NO_INPUT).lights).toEqual({ H1: { rule: true, H: true }, W1: { W: false } });
    expect(simulation.tick(NO_INPUT).lights).toEqual({});
    expect(simulation.tick(NO_INPUT).lights).toEqual({ H1: { rule: false, H: false } });
    expect(simulation.applied()).toEqual({});
  });
});

describe("preview frames", () => {
  it("show each actor change by change", () => {
    const turn: Action = { type: "transform", actorId: "H1", value: { constant: "90" } };
    const steps = [moveTo("H1", 1), turn, { type: "delete", actorId: "W1" } as const];
    const simulation = play(game("H W", { characters: [character("H", [rule("H W", { actions: steps })])] }));
    const { frames, changed } = simulation.tick(NO_INPUT);
    expect(frames.map((frame) => Object.fromEntries(frame))).toMatchObject([
      { H1: { position: { x: 1, y: 0 } }, W1: null },
      { H1: { transform: "90" } },
    ]);
    expect(changed).toMatchObject([{ id: "H1", frameCount: 2 }]);
  });

  it("do not show variables", () => {
    const count: Action = {
      type: "variable",
      actorId: "H1",
      variable: "score",
      operation: "add",
      value: { constant: "1" },
    };
    const simulation = play(game("H", { characters: [character("H", [rule("H", { actions: [count] })])] }));
    const { frames, changed } = simulation.tick(NO_INPUT);
    expect(frames).toEqual([]);
    expect(changed).toMatchObject([{ id: "H1", variableValues: { score: "1" } }]);
  });

  it("are counted for one tick only", () => {
    const simulation = play(game("H .", { characters: [walker] }));
    simulation.tick(NO_INPUT);
    simulation.tick(NO_INPUT);
    expect(simulation.actors().get("H1")).not.toHaveProperty("frameCount");
  });
});

describe("a rule that cannot be carried out", () => {
  const counting: Action = { type: "global", global: "points", operation: "add", value: { constant: "1" } };
  const leap = rule("H", { id: "leap", actions: [counting, moveBy("H1", 9)] });
  const globals = { points: { id: "points", name: "Points", value: "0" } };
  const broken = game("H W", {
    characters: [character("H", [leap]), character("W", [rule("W", { main: "W1" })])],
    globals,
  });

  it("is named, and the world is as it was", () => {
    const simulation = play(broken);
    const result = simulation.tick(NO_INPUT);
    expect(result).toMatchObject({
      error: { message: "Action cannot create at this position", characterId: "H", ruleId: "leap", ruleName: "leap" },
      changed: [],
      recorded: false,
    });
    expect(simulation.state()).toEqual(broken.world);
  });

  it("takes back what others did before it in that tick", () => {
    const mover = character("W", [rule("W .", { main: "W1", actions: [moveTo("W1", 1)] })]);
    const simulation = play(game("W . H", { characters: [mover, character("H", [leap])], globals }));
    simulation.tick(NO_INPUT);
    expect(drawn(simulation)).toBe("W . H");
    expect(simulation.actors().get("W1")?.position).toEqual({ x: 0, y: 0 });
  });
});

describe("several stages", () => {
  const lead: Action = { type: "global", global: CURRENT_STAGE, operation: "set", value: { constant: "cave" } };
  const leader = character("H", [
    rule("H", { conditions: [condition("H1", "score", "0")], actions: [lead, moveTo("H1", 1)] }),
  ]);
  const above = game("H . W", {
    characters: [leader, character("W", [rule(". W", { main: "W1", actions: [moveTo("W1", -1)] })])],
  });
  const cave: Stage = { ...newStage("cave", 1), actors: { W2: actor("W2", { x: 3, y: 3 }) } };
  const { world } = above;
  const twoStages: WorldDocument = { ...above, world: { ...world, stages: { ...world.stages, cave } } };

  it("a rule changes the stage from the next tick on", () => {
    const simulation = play(twoStages);
    expect(simulation.tick(NO_INPUT).stageId).toBe("stage");
    expect([...simulation.actors().keys()]).toEqual(["W2"]);
    expect(simulation.tick(NO_INPUT).stageId).toBe("cave");
    expect(simulation.state().stages.cave?.actors.W2?.position).toEqual({ x: 2, y: 3 });
  });

  it("stepping back leads back to the stage before", () => {
    const simulation = play(twoStages);
    simulation.tick(NO_INPUT);
    simulation.tick(NO_INPUT);
    expect(simulation.untick()?.stageId).toBe("cave");
    expect(simulation.untick()?.globals).toMatchObject({ [CURRENT_STAGE]: { value: "stage" } });
    expect(drawn(simulation)).toBe("H . W");
  });

  it("a world without any stage stands still", () => {
    const nowhere = play({ ...above, world: { ...world, stages: {} } });
    expect(nowhere.tick(NO_INPUT)).toMatchObject({ changed: [], error: null });
    expect(nowhere.actors().size).toBe(0);
  });
});

/** Levels and the Start: README of src/engine, "Levels and doors". */
import { describe, expect, it } from "vitest";
import { levelBegun, type WorldDocument } from "../../src/engine/index.ts";
import {
  CURRENT,
  door,
  heroDoes,
  played,
  RIGHT,
  SPACE,
  select,
  shownAfter,
  stage,
  withStart,
} from "../support/heroOnStages.ts";
import { NOBODY_WATCHES } from "../support/oracle/Scene.ts";
import { SideBySide } from "../support/oracle/SideBySide.ts";
import {
  actor,
  character,
  event,
  game,
  moveBy,
  NO_INPUT,
  placesOn,
  rule,
  withStages,
  withWorld,
} from "../support/pictures.ts";

it("a level that is gone cannot be begun, and the world stays as it is", () => {
  const { world } = heroDoes();
  expect(levelBegun(world, "gone", world)).toBe(world);
});

describe("an action that leads to a stage", () => {
  it("leads to the one of that id, to the next one, or to the same one again", () => {
    expect(shownAfter(stage("three"))).toBe("three");
    expect(shownAfter(stage("next"))).toBe("two");
    expect(shownAfter(select("two"), stage("again"))).toBe("stage");
  });

  it("counts the next one by order, from the one that ticks", () => {
    const { stages } = heroDoes().world;
    const turned = Object.fromEntries(
      Object.values(stages).map((each) => [each.id, { ...each, order: 5 - each.order }]),
    );
    const document = withWorld(heroDoes(stage("next")), { stages: turned });
    expect(played(document, SPACE).simulation.state().globals[CURRENT]?.value).toBe("stage");
    const last = withWorld(document, { stages: { ...turned, ...{ two: { ...stages.two, order: 9 } as never } } });
    expect(played(last, SPACE).simulation.state().globals[CURRENT]?.value).toBe("two");
    expect(shownAfter(select("two"), stage("next"))).toBe("two");
  });

  it("takes effect at once, so that the last one counts, and the stage ticks from the next tick on", () => {
    expect(shownAfter(stage("two"), stage("three"))).toBe("three");
    expect(shownAfter(stage("two"), select("three"))).toBe("three");
    const { simulation, results } = played(heroDoes(stage("two"), moveBy("H1", 2)), SPACE, RIGHT);
    expect(results.map(({ stageId }) => stageId)).toEqual(["stage", "two"]);
    expect(placesOn(simulation)).toEqual(["H1 2,0", "W1 3,0"]);
    expect(placesOn(simulation, "two")).toEqual(["H1-two 1,0"]);
  });

  it("is skipped with a note where there is no such stage", () => {
    for (const to of ["nowhere", "__proto__"]) {
      const { simulation, result } = played(heroDoes(stage(to, true)), SPACE);
      expect(result?.warnings).toHaveLength(1);
      expect(simulation.state().globals[CURRENT]?.value).toBe("stage");
      expect(simulation.state().ticked).toBe("stage");
    }
  });

  it("is skipped with a note after the last level", () => {
    const document = heroDoes(stage("next", true));
    const { stage: only } = document.world.stages;
    if (!only) throw new Error("The hero stands on a stage.");
    const { simulation, result } = played(withWorld(document, { stages: { stage: only } }), SPACE);
    expect(result?.warnings).toHaveLength(1);
    expect(simulation.state().ticked).toBe("stage");
  });

  it("plays the first stage in order where the shown one is gone", () => {
    const document = heroDoes(stage("two"));
    const { [CURRENT]: current } = document.world.globals;
    if (!current) throw new Error("Every game has a current stage.");
    const lost = withWorld(document, {
      globals: { ...document.world.globals, [CURRENT]: { ...current, value: "gone" } },
    });
    const { simulation, result } = played(lost, SPACE);
    expect(result?.stageId).toBe("stage");
    expect(simulation.state().globals[CURRENT]?.value).toBe("two");
  });

  it("leaves the stage as it was left", () => {
    const back = played(heroDoes(stage("two")), RIGHT, SPACE);
    back.simulation.tick(RIGHT);
    expect(placesOn(back.simulation)).toEqual(["H1 1,0", "W1 3,0"]);
    expect(placesOn(back.simulation, "two")).toEqual(["H1-two 1,0"]);
  });

  it("makes the next tick a start, also on the same stage", () => {
    const { simulation } = played(heroDoes(stage("again")), SPACE);
    expect(simulation.state()).not.toHaveProperty("ticked");
    simulation.tick(NO_INPUT);
    expect(simulation.state().ticked).toBe("stage");
  });
});

describe("a stage that begins afresh", () => {
  it("has its saved Start", () => {
    const { simulation, result } = played(withStart(heroDoes(stage("two", true)), "two", ". W . H"), SPACE);
    expect(placesOn(simulation, "two")).toEqual(["W1 1,0", "H1 3,0"]);
    expect(Object.keys(result?.stages ?? {})).toEqual(["two"]);
    expect(Object.keys(result?.stages.two ?? {})).toEqual(["W1", "H1"]);
  });

  it("has the actors it was opened with if no Start was saved", () => {
    const there = heroDoes(stage("two", true));
    const { simulation } = played(there, SPACE, RIGHT, RIGHT);
    expect(placesOn(simulation, "two")).toEqual(["H1-two 2,0"]);
    const again = heroDoes(stage("again", true));
    const { simulation: same, result } = played(again, RIGHT, RIGHT, SPACE);
    expect(placesOn(same)).toEqual(["H1 0,0", "W1 3,0"]);
    expect(result).toMatchObject({ stageId: "stage", stages: {}, order: ["H1", "W1"], deleted: [] });
    expect(result?.changed.map(({ id }) => id)).toEqual(["H1"]);
  });

  it("begins when the tick ends: until then its actors go on", () => {
    const { simulation, result } = played(heroDoes(stage("again", true), moveBy("H1", 1)), SPACE);
    expect(placesOn(simulation)).toEqual(["H1 0,0", "W1 3,0"]);
    expect(result?.frames).toHaveLength(1);
    expect(result?.frames[0]?.get("H1")?.position.x).toBe(1);
  });

  it("does not if another stage is selected by then", () => {
    const stay = played(heroDoes(stage("again", true), stage("two")), RIGHT, SPACE);
    expect(placesOn(stay.simulation)).toEqual(["H1 1,0", "W1 3,0"]);
    const other = played(heroDoes(stage("again", true), select("two")), RIGHT, SPACE);
    expect(placesOn(other.simulation)).toEqual(["H1 1,0", "W1 3,0"]);
    const plain = played(heroDoes(stage("again", true), stage("again")), RIGHT, SPACE);
    expect(placesOn(plain.simulation)).toEqual(["H1 1,0", "W1 3,0"]);
  });

  it("puts those who came in this tick last, under a fresh id where the Start has theirs", () => {
    const free = withStart(heroDoes(door("two", 2), stage("two", true)), "two", ". W . .");
    expect(placesOn(played(free, SPACE).simulation, "two")).toEqual(["W1 1,0", "H1 2,0"]);
    const taken = withStart(heroDoes(door("two", 2), stage("two", true)), "two", ". H . .");
    expect(placesOn(played(taken, SPACE).simulation, "two")).toEqual(["H1 1,0", "new1 2,0"]);
  });

  it("forgets those who came in earlier ticks", () => {
    const arrive = event([rule("H", { id: "go", actions: [door("two", 2)] })], { id: "go", event: "key", code: 40 });
    const begin = event([rule("W", { main: "W1", id: "begin", actions: [stage("two", true)] })], {
      event: "key",
      code: 32,
    });
    const document = withStages(game("H W", { characters: [character("H", [arrive]), character("W", [begin])] }), {
      two: "W . .",
    });
    const { simulation } = played(document, { keys: [40], clicks: [] }, SPACE);
    expect(placesOn(simulation, "two")).toEqual(["W1-two 0,0"]);
  });
});

describe("stages are played as by the oracle, forward and back", () => {
  const GAMES: Readonly<Record<string, WorldDocument>> = {
    "a level with a Start": withStart(heroDoes(stage("two", true)), "two", ". W . H"),
    "the same level again": heroDoes(stage("again", true)),
    "a door that shows where it leads": heroDoes(door("two", 2, { show: true })),
    "a door and a level": withStart(heroDoes(door("two", 2), stage("two", true)), "two", "H W . ."),
    "a door within the stage": heroDoes(door("stage", 0)),
    "a door within a stage that begins again": heroDoes(door("stage", 2), stage("again", true)),
    "doors to two stages": heroDoes(
      { type: "create", actorId: "n", actor: actor("H9", { x: 0, y: 0 }), offset: { x: 1, y: 0 } },
      door("three", 0, { actorId: "n" }),
      door("two", 3, { show: true }),
    ),
    "a door in a rule that then ends the tick": heroDoes(
      door("two", 2),
      stage("two", true),
      moveBy("n", 0),
      moveBy("H1", 0),
      {
        ...{ type: "create", actorId: "n", actor: actor("H9", { x: 0, y: 0 }) },
        offset: { x: 0, y: 9 },
      },
    ),
  };
  const INPUTS = [RIGHT, SPACE, NO_INPUT, RIGHT, SPACE, RIGHT, SPACE, NO_INPUT, SPACE, RIGHT];

  it.each(Object.entries(GAMES))("%s", (_, document) => {
    let both = new SideBySide(document, { seed: 3, stepsMustFit: true }, "made", NOBODY_WATCHES);
    for (const input of INPUTS) {
      const { fast, naive } = both.tick(input);
      expect(fast).toEqual(naive);
    }
    both = new SideBySide(both.saved(), { seed: 3, stepsMustFit: true }, "later", NOBODY_WATCHES);
    for (const input of INPUTS) {
      const { fast, naive } = both.tick(input);
      expect(fast).toEqual(naive);
    }
    for (let n = 0; n <= 2 * INPUTS.length; n++) {
      const { fast, naive } = both.untick();
      expect(fast).toEqual(naive);
    }
  });

  it("keeps in the history how other stages were", () => {
    const { simulation } = played(heroDoes(door("two", 2)), SPACE);
    const [entry] = simulation.state().history;
    expect(entry?.stages).toEqual({ two: heroDoes().world.stages.two?.actors });
    expect(played(heroDoes(), RIGHT).simulation.state().history[0]).not.toHaveProperty("stages");
  });

  it("tells a step back over a door with all stages that it restores", () => {
    const { simulation } = played(heroDoes(door("two", 2, { show: true })), SPACE);
    expect(simulation.untick()).toMatchObject({
      stageId: "stage",
      changed: [{ id: "H1" }],
      order: ["H1", "W1"],
      stages: { two: heroDoes().world.stages.two?.actors },
      globals: { [CURRENT]: { value: "stage" } },
      time: {},
    });
  });
});

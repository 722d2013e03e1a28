/** Doors between stages: README of src/engine, "Levels and doors". */
import { describe, expect, it } from "vitest";
import { ACTORS_MAX, type Actor } from "../../src/engine/index.ts";
import { CURRENT, door, heroDoes, played, SPACE, shownAfter, stage } from "../support/heroOnStages.ts";
import {
  actor,
  actorsIn,
  character,
  event,
  game,
  group,
  moveBy,
  NO_INPUT,
  placesOn,
  rule,
  withStages,
  withWorld,
} from "../support/pictures.ts";

describe("a door", () => {
  it("takes an actor to a square of another stage, where it stands last; here it is gone", () => {
    const { simulation, result } = played(heroDoes(door("two", 3)), SPACE);
    expect(placesOn(simulation)).toEqual(["W1 3,0"]);
    expect(placesOn(simulation, "two")).toEqual(["H1-two 0,0", "H1 3,0"]);
    expect(result).toMatchObject({ deleted: ["H1"], changed: [] });
    expect(result?.frames).toEqual([new Map([["H1", null]])]);
    expect(Object.keys(result?.stages.two ?? {})).toEqual(["H1-two", "H1"]);
  });

  it("keeps its values, its look and its turn", () => {
    const look: Partial<Actor> = { appearance: "other", transform: "90", variableValues: { score: "3" } };
    const hero = actor("H1", { x: 0, y: 0 }, look);
    const { stages } = heroDoes().world;
    const moved = { ...stages.stage, actors: { H1: hero } } as never;
    const document = withWorld(heroDoes(door("two", 1)), { stages: { ...stages, stage: moved } });
    expect(played(document, SPACE).simulation.state().stages.two?.actors.H1).toEqual({
      ...hero,
      position: { x: 1, y: 0 },
    });
  });

  it("gives a fresh id where its own is taken", () => {
    const { stages } = heroDoes().world;
    const two = { ...stages.two, actors: actorsIn("H . . .") } as never;
    const document = withWorld(heroDoes(door("two", 2)), { stages: { ...stages, two } });
    expect(placesOn(played(document, SPACE).simulation, "two")).toEqual(["H1 0,0", "new1 2,0"]);
  });

  it("wraps around the edges of the stage it leads to, and leads to no square off it", () => {
    const { stages } = heroDoes().world;
    const two = { ...stages.two, wrapX: true } as never;
    const document = withWorld(heroDoes(door("two", -1)), { stages: { ...stages, two } });
    expect(placesOn(played(document, SPACE).simulation, "two")).toEqual(["H1-two 0,0", "H1 3,0"]);
    const { simulation, result } = played(heroDoes(door("two", -1), moveBy("H1", 1)), SPACE);
    expect(placesOn(simulation)).toEqual(["H1 1,0", "W1 3,0"]);
    expect(result?.warnings).toHaveLength(1);
  });

  it("to nowhere, or for somebody gone, is skipped with a note", () => {
    for (const to of ["nowhere", "constructor"]) {
      const { simulation, result } = played(heroDoes(door(to, 1, { show: true })), SPACE);
      expect(placesOn(simulation)).toEqual(["H1 0,0", "W1 3,0"]);
      expect(result?.warnings).toHaveLength(1);
    }
    const twice = played(heroDoes(door("two", 1), door("three", 1)), SPACE);
    expect(placesOn(twice.simulation, "three")).toEqual(["W1-three 3,0"]);
    expect(twice.result?.warnings).toHaveLength(1);
  });

  it("is shut if the stage is full", () => {
    const crowd = Array.from({ length: ACTORS_MAX }, (_, n) => [`c${n}`, actor(`c${n}`, { x: 0, y: 0 })] as const);
    const { stages } = heroDoes().world;
    const two = { ...stages.two, actors: Object.fromEntries(crowd) } as never;
    const { simulation, result } = played(withWorld(heroDoes(door("two", 1)), { stages: { ...stages, two } }), SPACE);
    expect(placesOn(simulation)).toEqual(["H1 0,0", "W1 3,0"]);
    expect(result?.warnings).toHaveLength(1);
  });

  it("shows the stage it leads to if it is to, which is then no level that was entered", () => {
    expect(shownAfter(door("two", 1, { show: true }))).toBe("two");
    expect(shownAfter(door("two", 1))).toBe("stage");
    expect(shownAfter(stage("three"), door("two", 1, { show: true }))).toBe("two");
    expect(played(heroDoes(door("two", 1, { show: true })), SPACE).simulation.state().ticked).toBe("stage");
  });

  it("ends the turn of whoever goes through it, but not what the rule does after it", () => {
    const { simulation } = played(heroDoes(door("two", 1), moveBy("H1", 1), stage("three")), SPACE);
    expect(placesOn(simulation, "two")).toEqual(["H1-two 0,0", "H1 1,0"]);
    expect(simulation.state().globals[CURRENT]?.value).toBe("three");
    const all = character("H", [
      group([rule("H", { actions: [door("two", 1)] }), rule("H", { id: "more", actions: [stage("two")] })], {
        behavior: "all",
      }),
    ]);
    const gone = played(withStages(game("H", { characters: [all] }), { two: ". ." }), NO_INPUT);
    expect(gone.simulation.state().globals[CURRENT]?.value).toBe("stage");
  });
});

describe("a door within the stage", () => {
  it("only makes its actor the last one", () => {
    const { simulation, result } = played(heroDoes(door("stage", 2)), SPACE);
    expect(placesOn(simulation)).toEqual(["W1 3,0", "H1 2,0"]);
    expect(result).toMatchObject({ deleted: [], stages: {}, order: ["W1", "H1"] });
    expect(simulation.actors().get("H1")?.frameCount).toBe(1);
  });

  it("lets it keep its turn, clicks and all, and gives it no second one", () => {
    const pusher = character("P", [
      rule("P B", { main: "P1", id: "push", actions: [door("stage", 1, { actorId: "B1" })] }),
    ]);
    const clicked = event([rule("B .", { main: "B1", id: "step", actions: [moveBy("B1", 1)] })], { event: "click" });
    const document = game("P B . . .", { characters: [pusher, character("B", [clicked])] });
    expect(placesOn(played(document, { keys: [], clicks: ["B1"] }).simulation)).toEqual(["P1 0,0", "B1 2,0"]);
    expect(placesOn(played(heroDoes(door("stage", 0), moveBy("H1", 1)), SPACE).simulation)).toEqual([
      "W1 3,0",
      "H1 1,0",
    ]);
  });

  it("lets the same rule go on with it", () => {
    const { simulation } = played(
      heroDoes(door("stage", 1), moveBy("H1", 1), door("stage", 3), moveBy("H1", -1)),
      SPACE,
    );
    expect(placesOn(simulation)).toEqual(["W1 3,0", "H1 2,0"]);
    expect(simulation.actors().get("H1")?.frameCount).toBe(4);
  });
});

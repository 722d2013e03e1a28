import { describe, expect, test } from "vitest";
import {
  createInAfter,
  deleteInAfter,
  moveAction,
  moveInAfter,
  removeAction,
  setAppearanceInAfter,
  setGlobalInAfter,
  setTransformInAfter,
  setVariableInAfter,
} from "../../src/recording/after.ts";
import type { NewActor, Recording } from "../../src/recording/Recording.ts";
import { afterRows, CAST, recordingAll, recordingOn } from "./scene.ts";

const EGG: NewActor = { id: "e", characterId: "egg", appearance: "egg-Idle" };
const move = (recording: Recording, id: string, x: number, y = 0) => moveInAfter(recording, CAST, id, { x, y });
const rows = (recording: Recording) => recording.actions.map(({ type }) => type);

describe("moving an actor", () => {
  test("records where it goes, counted from the main actor's start", () => {
    const recording = move(move(recordingAll(["CH..."]), "H1", 3), "C1", 2);
    expect(recording.actions).toEqual([
      { type: "move", actorId: "H1", offset: { x: 2, y: 0 } },
      { type: "move", actorId: "C1", offset: { x: 1, y: 0 } },
    ]);
    expect(afterRows(recording)).toEqual(["..CH."]);
  });

  test("again replaces its last move, also past rows of others", () => {
    const recording = move(move(move(recordingAll(["CH..."]), "H1", 3), "C1", 2), "H1", 4);
    expect(recording.actions).toEqual([
      { type: "move", actorId: "H1", offset: { x: 3, y: 0 } },
      { type: "move", actorId: "C1", offset: { x: 1, y: 0 } },
    ]);
  });

  test("again adds a row after another row that names the actor", () => {
    const turned = setTransformInAfter(move(recordingAll(["H..."]), "H1", 1), CAST, "H1", "90");
    expect(rows(move(turned, "H1", 2))).toEqual(["move", "transform", "move"]);
  });

  test("back to where it began leaves no row", () => {
    expect(move(move(recordingAll(["H..."]), "H1", 2), "H1", 0).actions).toEqual([]);
  });

  test("to its own square, outside the extent or without an actor records nothing", () => {
    const recording = recordingOn(["H...C"], { right: 3 });
    expect(move(recording, "H1", 0)).toBe(recording);
    expect(move(recording, "H1", 4)).toBe(recording);
    expect(move(recording, "C1", 1)).toBe(recording);
    expect(move(recording, "nobody", 1)).toBe(recording);
  });
});

describe("a new actor", () => {
  const made = createInAfter(recordingAll(["H..."]), EGG, { x: 2, y: 0 });

  test("is created at an offset from the main actor's start", () => {
    expect(made.actions).toMatchObject([{ type: "create", actorId: "e", offset: { x: 2, y: 0 } }]);
    expect(afterRows(made)).toEqual(["H.E."]);
  });

  test("that is moved, turned or given another appearance is created so", () => {
    const dressed = setTransformInAfter(move(made, "e", 3), CAST, "e", "flip-x");
    expect(dressed.actions).toMatchObject([{ type: "create", offset: { x: 3, y: 0 }, actor: { transform: "flip-x" } }]);
  });

  test("that is deleted leaves no rows", () => {
    const read = { type: "appearance", actorId: "H1", value: { actorId: "e", variableId: "appearance" } } as const;
    const used = { ...made, actions: [...made.actions, read] };
    expect(deleteInAfter(used, CAST, "e").actions).toEqual([]);
    expect(removeAction(used, 0).actions).toEqual([]);
  });
});

describe("deleting an actor", () => {
  test("records that it goes away, the main actor too", () => {
    const gone = deleteInAfter(deleteInAfter(recordingAll(["HC"]), CAST, "C1"), CAST, "H1");
    expect(gone.actions).toEqual([
      { type: "delete", actorId: "C1" },
      { type: "delete", actorId: "H1" },
    ]);
    expect(afterRows(gone)).toEqual([".."]);
    expect(deleteInAfter(gone, CAST, "H1")).toBe(gone);
  });
});

describe.each([
  {
    what: "a look",
    set: (recording: Recording, value: string) => setAppearanceInAfter(recording, CAST, "C1", `coin-${value}`),
    values: ["Idle", "Shiny", "Shiny"],
  },
  {
    what: "a direction",
    set: (recording: Recording, value: string) =>
      setTransformInAfter(recording, CAST, "C1", value as "0" | "90" | "180"),
    values: ["0", "90", "180"],
  },
  {
    what: "a variable",
    set: (recording: Recording, value: string) => setVariableInAfter(recording, CAST, "H1", "lives", value),
    values: ["3", "4", "5"],
  },
  {
    what: "a world variable",
    set: (recording: Recording, value: string) => setGlobalInAfter(recording, CAST, "score", value),
    values: ["0", "1", "2"],
  },
])("setting $what", ({ set, values: [old = "", one = "", other = ""] }) => {
  const fresh = recordingAll(["HC.."]);

  test("records it once, whatever comes between", () => {
    const recording = set(move(set(fresh, one), "C1", 3), other);
    expect(recording.actions.filter(({ type }) => type !== "move")).toHaveLength(1);
    expect(recording.actions[0]).toMatchObject({ value: { constant: expect.stringContaining(other) } });
  });

  test("to the old value leaves no row, to the present one changes nothing", () => {
    expect(set(set(fresh, one), old).actions).toEqual([]);
    expect(set(fresh, old)).toBe(fresh);
  });
});

test("a value that a later row reads is set again instead of replaced", () => {
  const set = setVariableInAfter(recordingAll(["H"]), CAST, "H1", "lives", "5");
  const read = {
    type: "global",
    global: "score",
    operation: "set",
    value: { actorId: "H1", variableId: "lives" },
  } as const;
  const again = setVariableInAfter({ ...set, actions: [...set.actions, read] }, CAST, "H1", "lives", "6");
  expect(rows(again)).toEqual(["variable", "global", "variable"]);
});

test("adding is kept when a value is set afterwards", () => {
  const added = {
    type: "variable",
    actorId: "H1",
    variable: "lives",
    operation: "add",
    value: { constant: "1" },
  } as const;
  const recording = { ...recordingAll(["H"]), actions: [added] };
  expect(rows(setVariableInAfter(recording, CAST, "H1", "lives", "9"))).toEqual(["variable", "variable"]);
});

test("rows can be taken out", () => {
  const recording = deleteInAfter(move(recordingAll(["HC."]), "H1", 2), CAST, "C1");
  expect(rows(removeAction(recording, 0))).toEqual(["delete"]);
});

describe("the order of rows", () => {
  const recording = deleteInAfter(move(createInAfter(recordingAll(["HC."]), EGG, { x: 2, y: 0 }), "H1", 2), CAST, "C1");
  const turned = { ...recording, actions: [...recording.actions, turnOf("e")] };

  test("can be changed", () => {
    expect(rows(moveAction(recording, CAST, 2, 0))).toEqual(["delete", "create", "move"]);
    expect(rows(moveAction(recording, CAST, 0, 1))).toEqual(["move", "create", "delete"]);
  });

  test.each([
    [3, 4],
    [0, -1],
    [9, 0],
    [1, 1],
  ])("stays where row %i has no place %i to go to", (index, to) => {
    expect(moveAction(turned, CAST, index, to)).toBe(turned);
  });

  test("never names an actor before it is created or after it is gone", () => {
    expect(moveAction(turned, CAST, 3, 0)).toBe(turned);
    expect(moveAction(turned, CAST, 0, 3)).toBe(turned);
    expect(rows(moveAction(turned, CAST, 3, 1))).toEqual(["create", "transform", "move", "delete"]);
  });
});

function turnOf(actorId: string) {
  return { type: "transform", actorId, value: { constant: "90" } } as const;
}

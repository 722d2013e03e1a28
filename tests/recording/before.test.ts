import { describe, expect, test } from "vitest";
import { moveInAfter } from "../../src/recording/after.ts";
import {
  moveInBefore,
  placeInBefore,
  refusalToRemove,
  removeFromBefore,
  setAppearanceInBefore,
  setTransformInBefore,
  setVariableInBefore,
} from "../../src/recording/before.ts";
import { moveSide, setIgnored } from "../../src/recording/extent.ts";
import { afterRows, CAST, drawn, recordingAll, recordingOn } from "./scene.ts";

const beforeRows = (recording: ReturnType<typeof recordingAll>) => drawn(recording.before.actors, recording.before);

describe("the before picture", () => {
  test("takes changes without recording anything", () => {
    const recording = moveInBefore(recordingAll(["H.W", "..."]), "W1", { x: 1, y: 1 });
    expect(beforeRows(recording)).toEqual(["H..", ".W."]);
    expect(recording.actions).toEqual([]);
  });

  test("refuses squares outside the extent", () => {
    const recording = recordingOn(["H.W", "..."], { right: 2 });
    expect(moveInBefore(recording, "H1", { x: 2, y: 0 })).toBe(recording);
    expect(placeInBefore(recording, { id: "x", characterId: "coin", appearance: "coin-Idle" }, { x: 2, y: 1 })).toBe(
      recording,
    );
  });

  test("gives an actor a value of its own and takes it back, without recording anything", () => {
    const lives = { actorId: "H1", variableId: "lives" };
    const recording = recordingAll(["H"]);
    const given = setVariableInBefore(recording, CAST, lives, "9");
    expect([given.before.actors.H1?.variableValues, given.actions]).toEqual([{ lives: "9" }, []]);
    expect(setVariableInBefore(given, CAST, lives, "9")).toBe(given);
    expect(setVariableInBefore(given, CAST, lives, null)).toEqual(recording);
    expect(setVariableInBefore(recording, CAST, lives, null)).toBe(recording);
  });

  test("gets a new actor from the library", () => {
    const recording = placeInBefore(
      recordingAll(["H.."]),
      { id: "x", characterId: "coin", appearance: "coin-Idle" },
      { x: 1, y: 0 },
    );
    expect(beforeRows(recording)).toEqual(["HC."]);
    expect(afterRows(recording)).toEqual(["HC."]);
  });

  test("keeps targets, extent and marks on their squares when the main actor moves", () => {
    const taught = moveInAfter(recordingAll(["H...", "...."]), CAST, "H1", { x: 3, y: 1 });
    const recording = moveInBefore(setIgnored(taught, { x: 2, y: 1 }, true), "H1", { x: 1, y: 0 });
    expect(recording.origin).toEqual({ x: 1, y: 0 });
    expect(recording.extent).toEqual({ xmin: -1, xmax: 2, ymin: 0, ymax: 1, ignored: { "1,1": true } });
    expect(beforeRows(recording)).toEqual([".H..", "...."]);
    expect(afterRows(recording)).toEqual(["....", "...H"]);
  });

  test("keeps targets on their squares when another actor moves, those of older rules too", () => {
    const taught = {
      ...recordingAll(["HC...."]),
      actions: [{ type: "move", actorId: "C1", delta: { x: 3, y: 0 } }] as const,
    };
    expect(afterRows(taught)).toEqual(["H...C."]);
    expect(afterRows(moveInBefore(taught, "C1", { x: 2, y: 0 }))).toEqual(["H...C."]);
  });

  test("refuses to remove the main actor, and says why", () => {
    const recording = recordingAll(["HW"]);
    expect(refusalToRemove(recording, "H1")).toMatch(/stays in the picture/);
    expect(removeFromBefore(recording, "H1")).toBe(recording);
    expect(refusalToRemove(recording, "W1")).toBeNull();
    expect(beforeRows(removeFromBefore(recording, "W1"))).toEqual(["H."]);
  });

  test("makes conditions require the appearance and direction it shows", () => {
    const looked = setAppearanceInBefore(recordingAll(["H"]), "H1", "hero-Happy");
    expect(looked.before.actors.H1?.appearance).toBe("hero-Happy");
    expect(looked.conditions[0]?.right).toEqual({ constant: "hero-Happy" });
    expect(setTransformInBefore(looked, "H1", "90").before.actors.H1?.transform).toBe("90");
  });

  test("shows only what touches the extent in the after picture", () => {
    expect(afterRows(moveSide(recordingAll(["H.W"]), "right", 2))).toEqual(["H.."]);
  });
});

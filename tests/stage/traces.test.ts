import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/engine/index.ts";
import { onlookersOf, pathOf, tracesOf } from "../../src/stage/overlay/traces.ts";

const actor = (id: string, x: number, y: number): Actor => ({
  id,
  characterId: "hero",
  appearance: "idle",
  position: { x, y },
  variableValues: {},
});

function rounded(path: string): string {
  return path.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2))));
}

describe("the traces of a recorded rule", () => {
  it("are left by actors that it moves, not by those that it creates, deletes or leaves alone", () => {
    const before = { moved: actor("moved", 1, 1), gone: actor("gone", 2, 2), same: actor("same", 3, 3) };
    const after = { moved: actor("moved", 2, 0), same: before.same, made: actor("made", 5, 5) };
    expect(tracesOf(before, after)).toEqual([{ actor: before.moved, to: { x: 2, y: 0 }, isTaken: false }]);
  });

  it.each([
    ["to the right", { x: 2, y: 1 }, "M1.5 1.5H2.02"],
    ["down", { x: 1, y: 3 }, "M1.5 1.5V3.02"],
    ["up and to the right", { x: 2, y: 0 }, "M1.5 1.3C1.5 0.5 1.7 0.35 2.02 0.42"],
  ])("lead %s, to the edge of the square where the actor ends", (_, to, path) => {
    expect(rounded(pathOf({ actor: actor("moved", 1, 1), to, isTaken: false }))).toBe(path);
  });

  it.each([
    ["to the right", { x: 2, y: 1 }, "M1.86 1.5H2.02"],
    ["up", { x: 1, y: 0 }, "M1.5 1.14V0.98"],
    ["up and to the right", { x: 2, y: 0 }, "M1.5 1.14C1.5 0.5 1.7 0.35 2.02 0.42"],
  ])("that lead %s begin beside the face of somebody who ends on their first square", (_, to, path) => {
    const before = { pusher: actor("pusher", 0, 1), pushed: actor("pushed", 1, 1) };
    const after = { pusher: actor("pusher", 1, 1), pushed: { ...before.pushed, position: to } };
    const [, trace] = tracesOf(before, after);
    expect(trace && rounded(pathOf(trace))).toBe(path);
  });
});

describe("the onlookers of a recorded rule", () => {
  it("stand near the frame and are not in its picture", () => {
    const before = { main: actor("main", 5, 5), near: actor("near", 7, 5), far: actor("far", 40, 5) };
    const extent = { xmin: 5, xmax: 5, ymin: 5, ymax: 5, ignored: {} };
    expect(onlookersOf(before, { main: before.main }, extent)).toEqual([before.near]);
  });
});

import { expect, test } from "vitest";
import { actionRows } from "../../src/recording/actionRows.ts";
import { createInAfter, moveInAfter, setTransformInAfter } from "../../src/recording/after.ts";
import { CAST, recordingAll, recordingOn } from "./scene.ts";

test("a row has the route of its actor, counted from the corner of the extent", () => {
  const recording = moveInAfter(recordingOn([".CH.."], { left: 1, right: 5 }), CAST, "H1", { x: 4, y: 0 });
  expect(actionRows(recording, CAST)).toMatchObject([
    { route: { from: { x: 1, y: 0 }, to: { x: 3, y: 0 } }, isGone: false, sentence: "Hero moves two right" },
  ]);
});

test("a created actor has no start", () => {
  const egg = { id: "e", characterId: "egg", appearance: "egg-Idle" };
  const rows = actionRows(createInAfter(recordingAll(["H."]), egg, { x: 1, y: 0 }), CAST);
  expect(rows).toMatchObject([{ actor: { characterId: "egg" }, route: { from: null, to: { x: 1, y: 0 } } }]);
});

test("an actor is shown as the rows above leave it", () => {
  const turned = setTransformInAfter(recordingAll(["H."]), CAST, "H1", "90");
  const rows = actionRows(moveInAfter(turned, CAST, "H1", { x: 1, y: 0 }), CAST);
  expect(rows.map(({ actor }) => actor?.transform)).toEqual([undefined, "90"]);
});

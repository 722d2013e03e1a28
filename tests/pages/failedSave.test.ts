/** A failed save is told once for each kind of failure, and a failure that needs an answer leaves a way back to its question. */
import { expect, it } from "vitest";
import {
  type FailedSaveEvent,
  type FailureKind,
  followFailedSave,
  NOTHING_FAILED,
  type SaveResult,
  shownOfFailure,
} from "../../src/pages/editor/failedSave.ts";

const ended = (status: SaveResult["status"], kind: FailureKind = "notSent", isAsking = false) =>
  ({ type: "saving", status, kind, isAsking }) as const;

/** What is shown after these events; the last report of a save among them is how saving stands. */
function shownAfter(...events: readonly FailedSaveEvent[]) {
  const failed = events.reduce(followFailedSave, NOTHING_FAILED);
  const now = events.findLast((event) => event.type === "saving");
  return now ? shownOfFailure(failed, now) : null;
}

it("a failure asks, and goes on asking during a retry", () => {
  expect(shownAfter(ended("saving"))).toBeNull();
  expect(shownAfter(ended("failed"))).toBe("question");
  expect(shownAfter(ended("failed"), ended("saving"))).toBe("question");
  expect(shownAfter(ended("failed"), { type: "closed", kind: "notSent", retries: true }, ended("saving"))).toBeNull();
});

it("a closed question stays closed until a save succeeds or something else is wrong", () => {
  const closed = [ended("failed"), { type: "closed", kind: "notSent" }, ended("unsaved")] as const;
  expect(shownAfter(...closed, ended("failed"))).toBeNull();
  expect(shownAfter(...closed, ended("failed", "conflict"))).toBe("question");
  expect(shownAfter(...closed, ended("saved"), ended("failed"))).toBe("question");
});

it("a closed question that needs an answer can be opened again", () => {
  const closed = [ended("failed", "conflict"), { type: "closed", kind: "conflict" }] as const;
  expect(shownAfter(...closed)).toBe("reminder");
  expect(shownAfter(...closed, { type: "reopened" })).toBe("question");
});

it("what this browser keeps until the network is back is told once and asks nothing", () => {
  expect(shownAfter(ended("failed", "keptHere"))).toBe("notice");
  const told = [ended("failed", "keptHere"), { type: "closed", kind: "keptHere" }] as const;
  expect(shownAfter(...told)).toBeNull();
  expect(shownAfter(...told, ended("unsaved"), ended("saving"), ended("failed", "keptHere"))).toBeNull();
  expect(shownAfter(...told, ended("failed", "notSent"))).toBe("question");
});

it("what another dialog tells is not asked again after it", () => {
  expect(shownAfter(ended("failed", "conflict", true))).toBeNull();
  expect(shownAfter(ended("failed", "conflict", true), ended("failed", "conflict"))).toBe("reminder");
  expect(shownAfter(ended("failed", "notSent", true), ended("failed", "notSent"))).toBeNull();
});

/** Whatever a sentence names can be pressed: Nib points at it, or at least does not cover it. */
import { describe, expect, it } from "vitest";
import type { PageThing } from "../../../src/tutorial/lessons/LessonStep.ts";
import { type StepId, stepsOf } from "../../../src/tutorial/lessons/sets.ts";
import { TestLessons } from "../../support/TestLessons.ts";

const NAMED: readonly (readonly [RegExp, PageThing])[] = [
  [/Press Play\b/, "play"],
  [/\bStamp\b/, "stamp"],
  [/\bTrash\b/, "trash"],
  [/\bUndo\b/, "undo"],
  [/\bRecord tool\b/, "record"],
  [/\bSave Recording\b/, "saveRecording"],
  [/^Press Add\b/, "add"],
];
const named: [StepId, PageThing][] = [...stepsOf("base"), ...stepsOf("fork")].flatMap(({ id, sentence }) =>
  NAMED.flatMap(([words, thing]): [StepId, PageThing][] => (words.test(sentence) ? [[id, thing]] : [])),
);

describe("a control that a sentence names", () => {
  it.each(named)("in %s can be pressed: %s", async (step, thing) => {
    const { view } = await TestLessons.at(step);
    const spots = [...(view?.spots ?? []), ...(view?.free ?? [])];
    // If the lesson first leads back to an earlier step, the target exists once this step is reached.
    const isThere = view?.stepId !== step || spots.some((spot) => spot.on === "page" && spot.name === thing);
    expect(isThere, JSON.stringify(spots)).toBe(true);
  });
});

/** Nib points at what a sentence names. */
import { describe, expect, it } from "vitest";
import type { PageThing } from "../../../src/tutorial/lessons/LessonStep.ts";
import { type StepId, spokenSentence, stepsOf } from "../../../src/tutorial/lessons/sets.ts";
import { TestLessons } from "../../support/TestLessons.ts";

const NAMED: readonly (readonly [RegExp, PageThing])[] = [
  [/Press Play\b/, "play"],
  [/Press Stamp\b/, "stamp"],
  [/\bTrash\b/, "trash"],
  [/\bUndo\b/, "undo"],
  [/Press Record\b/, "record"],
  [/\bSave Recording\b/, "saveRecording"],
  [/^Press Add to\b|^Press Add\./, "add"],
  [/^Press Add a step\b/, "addStep"],
  [/arrows go back or forward/, "stepBack"],
  [/arrows go back or forward/, "stepForward"],
];
const named = [...stepsOf("base"), ...stepsOf("more"), ...stepsOf("fork")].flatMap((step) =>
  [false, true].flatMap((byKeys) => {
    const { text } = spokenSentence(step, byKeys);
    return NAMED.flatMap(([words, thing]): [StepId, boolean, PageThing][] =>
      words.test(text) ? [[step.id, byKeys, thing]] : [],
    );
  }),
);

describe("a control that a sentence names", () => {
  it.each(named)("in %s (by keys: %s) is pointed at: %s", async (step, byKeys, thing) => {
    const test = await TestLessons.at(step);
    test.lessons.inputChanged(byKeys);
    // If the lesson first leads back to an earlier step, the target exists once this step is reached.
    const isThere = test.step !== step || test.view?.spots.some((spot) => spot.on === "page" && spot.name === thing);
    expect(isThere, JSON.stringify(test.view?.spots)).toBe(true);
  });
});

it("the pictures of a recording go by their headings, because on a phone one lies above the other", () => {
  const said = [...stepsOf("base"), ...stepsOf("more"), ...stepsOf("fork")].flatMap((step) => [
    ...[false, true].map((byKeys) => spokenSentence(step, byKeys).text),
    step.hint ?? "",
  ]);
  expect(said).toContain("Great! The After picture is what he does next.");
  expect(said.filter((text) => /\b(left|right|top|bottom) picture\b/.test(text))).toEqual([]);
});

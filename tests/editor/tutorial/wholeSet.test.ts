/** The lessons from first to last, as a child does them: each action leads to the next step. */
import { describe, expect, it } from "vitest";
import { type SetId, type StepId, stepsOf } from "../../../src/tutorial/lessons/sets.ts";
import { TestLessons } from "../../support/TestLessons.ts";
import { CHILD } from "./childActions.ts";

/** The steps for a child who has put a piece of the bridge beside the gap. */
const MISTAKEN: readonly StepId[] = ["trash", "mind-gap"];

describe("a child who does what Nib asks for", () => {
  it.each<SetId>(["base", "more", "fork"])(
    "meets every step of the %s set once, in order, but none that is about a mistake",
    async (set) => {
      const test = await TestLessons.open(set);
      const met = stepsMet(test);
      while (test.step) {
        const { step } = test;
        CHILD[step]?.(test);
        test.passLong();
        expect(test.step, `after ${step}: ${test.view?.offer?.text} ${test.view?.remark}`).not.toBe(step);
      }
      const ids = stepsOf(set).map(({ id }) => id);
      expect(met).toEqual(ids.filter((id) => !MISTAKEN.includes(id)));
      expect(test.home.kept).toContain("done");
    },
  );
});

describe("the steps", () => {
  it.each<SetId>(["base", "more", "fork"])("of the %s set are numbered in their order", (set) => {
    expect(stepsOf(set).map(({ number }) => number)).toEqual(stepsOf(set).map((_, index) => index + 1));
  });
});

/** All steps reached, including those that pass by themselves. */
function stepsMet({ lessons, step }: TestLessons): StepId[] {
  const met = step ? [step] : [];
  lessons.store.subscribe(({ view }) => {
    if (view && view.stepId !== met.at(-1)) met.push(view.stepId);
  });
  return met;
}

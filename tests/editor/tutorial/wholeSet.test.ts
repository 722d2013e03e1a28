/** The lessons from first to last, as a child does them: each action leads to the next step. */
import { describe, expect, it } from "vitest";
import { type SetId, stepsOf } from "../../../src/tutorial/lessons/sets.ts";
import type { StepId } from "../../../src/tutorial/lessons/words.ts";
import { TestLessons } from "../../support/TestLessons.ts";
import { CHILD } from "./childActions.ts";

describe("a child who does what Nib asks for", () => {
  it.each<SetId>(["base", "fork"])("meets every step of the %s set once, in their order", async (set) => {
    const test = await TestLessons.open(set);
    const met = stepsMet(test);
    while (test.step) {
      const { step } = test;
      CHILD[step]?.(test);
      test.passLong();
      expect(test.step, `after ${step}: ${test.view?.offer?.text} ${test.view?.remark}`).not.toBe(step);
    }
    expect(met).toEqual(stepsOf(set).map(({ id }) => id));
    expect(test.home.kept).toContain("done");
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

/** What Nib says fits its bar in two lines, and what Nib points at can be seen, in every step of every lesson. */
import { type StepId, stepOf, stepsOf } from "../../../src/tutorial/lessons/sets.ts";
import { nowhere } from "../../../src/tutorial/lessons/stepBuilders.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { LessonChild } from "../../support/lessons/LessonChild.ts";
import { MouseHand } from "../../support/lessons/MouseHand.ts";

test.use({ viewport: { width: 1024, height: 640 } });

test("what Nib says fits two lines, and what Nib points at is in sight", LONG, async ({ page }) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => localStorage.setItem("gridlings.sound", '{"isOn":false,"volume":100}'));
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Try it Now" }).first().click();
  await page.getByRole("button", { name: "Tutorial Stage (recommended)" }).click();
  const child = new LessonChild(page, new MouseHand(page));
  const { nib, editor } = child;
  await editor.stage.isReady();
  await nib.atStep("hello");
  const faults: string[] = [];
  for (const set of ["base", "fork"] as const) {
    if (set === "fork") await page.goto(page.url().replace("tutorial=base", "tutorial=fork"));
    await nib.atStep(set === "fork" ? "fork-copied" : "hello");
    for (let step = await nib.step(); step !== null; step = await nib.step()) {
      await nib.coversNothing();
      for (const text of textsOf(set, step)) {
        const lines = await nib.linesOf(text);
        if (lines > 2) faults.push(`${step}: ${lines} lines: ${text}`);
      }
      if (hasTarget(set, step) && !(await nib.pointsAtSomething()))
        faults.push(`${step}: points at nothing that is in sight`);
      await child.does((await nib.step()) ?? step);
    }
  }
  expect(faults).toEqual([]);
});

/** All that Nib may say in a step: its sentences and its hints, after the kind words and answers that come before them. */
function textsOf(set: "base" | "fork", id: string): string[] {
  const step = stepOf(set, id as StepId);
  if (!step) return [];
  const before = stepsOf(set).flatMap(({ detours = [], id: from, wait }) => [
    ...detours.flatMap(({ to, say }) => (to === id && say !== null ? [`${say} `] : [])),
    ...(step.recalls === from && wait.kind === "answer" ? wait.choices.map((one) => `You said: “${one}” `) : []),
  ]);
  const sentences = [step.sentence, step.sentenceByKeys].flatMap((text) => text ?? []);
  const told = ["", ...before].flatMap((first) => sentences.map((text) => first + text));
  const hints = [step.hint ?? [], (step.otherHints ?? []).map(({ say }) => say)].flat();
  return [...new Set([...told, ...hints])];
}

function hasTarget(set: "base" | "fork", id: string): boolean {
  return stepOf(set, id as StepId)?.target !== nowhere;
}

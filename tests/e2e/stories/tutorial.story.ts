/** Nib's lessons: a whole lesson by mouse, mistakes in it, and a lesson by keyboard alone. */

import type { Page } from "@playwright/test";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { FingerHand } from "../../support/lessons/FingerHand.ts";
import { KeyHand } from "../../support/lessons/KeyHand.ts";
import { LessonChild } from "../../support/lessons/LessonChild.ts";
import type { LessonHand } from "../../support/lessons/LessonHand.ts";
import { MouseHand } from "../../support/lessons/MouseHand.ts";
import { TapHand } from "../../support/lessons/TapHand.ts";

const CLIMBING = 2;

interface Way {
  readonly by: string;
  readonly width: number;
  readonly height: number;
  readonly hand: new (page: Page) => LessonHand;
}
const WAYS: readonly Way[] = [
  { by: "mouse", width: 1366, height: 768, hand: MouseHand },
  { by: "mouse", width: 1366, height: 625, hand: MouseHand },
  { by: "mouse", width: 1024, height: 640, hand: MouseHand },
  { by: "finger", width: 1180, height: 820, hand: FingerHand },
  { by: "finger, mere taps", width: 820, height: 1180, hand: TapHand },
  { by: "keys alone", width: 1366, height: 768, hand: KeyHand },
  { by: "keys alone", width: 1024, height: 640, hand: KeyHand },
];

/** Width and height of the windows in which Nib's bar covers nothing. */
const WINDOWS = [
  [1366, 625],
  [1024, 640],
  [1180, 820],
  [820, 1180],
  [1366, 768],
] as const;

/** A child without an account starts the tutorial from the home page, without sound. */
async function begin(page: Page, Hand: Way["hand"] = MouseHand): Promise<LessonChild> {
  await page.addInitScript(() => localStorage.setItem("gridlings.sound", '{"isOn":false,"volume":100}'));
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Try it Now" }).first().click();
  await page.getByRole("button", { name: "Tutorial Stage (recommended)" }).click();
  const child = new LessonChild(page, new Hand(page));
  await child.editor.stage.isReady();
  await child.nib.atStep("hello");
  return child;
}

async function chooseLesson({ page, nib }: LessonChild, lesson: number): Promise<void> {
  // Super, the speed with the shortest ticks.
  await page.keyboard.press("4");
  await nib.button("More about the lesson").click();
  await nib.panel.getByRole("list", { name: "Lessons" }).getByRole("button").nth(lesson).click();
}

async function leaves({ nib }: LessonChild): Promise<void> {
  await nib.button("More about the lesson").click();
  await nib.button("Leave lesson").click();
  await expect(nib.panel).toHaveCount(0);
}

/** Does what Nib asks for until a step is reached, and expects that the bar is never in the way. */
async function playsUntil(
  child: LessonChild,
  last: string | null,
  first: (step: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let step = await child.nib.step(); step !== last; step = await child.nib.step()) {
    if (step === null) throw new Error(`The set is over before ${last}`);
    await child.nib.coversNothing();
    await first(step);
    await child.does((await child.nib.step()) ?? step);
  }
}

test("a child teaches Scout to climb, cancels once, reloads the page, leaves and comes back", async ({ page }) => {
  const child = await begin(page);
  const { nib, editor } = child;
  await chooseLesson(child, CLIMBING);
  await playsUntil(child, "right");
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await nib.coversNothing();
  }
  await editor.recording.cancel();
  await nib.atStep("record");
  await expect(nib.panel).toContainText("again");

  await playsUntil(child, "try-climb");
  await editor.toolbar.saveHere();
  await page.reload();
  await editor.stage.isReady();
  await nib.atStep("try-climb");

  await leaves(child);
  await editor.toolbar.choose("Start Tutorial");
  await page.getByRole("button", { name: "Keep going" }).click();
  await nib.atStep("try-climb");
});

test("Nib shows a copy around by keyboard alone", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  const child = await begin(page);
  const { nib } = child;
  await leaves(child);
  await page.goto(page.url().replace("tutorial=base", "tutorial=fork"));
  await nib.atStep("fork-copied");
  await page.keyboard.press("F6");
  for (const step of ["fork-copied", "fork-controls", "fork-library", "fork-stage", "fork-rules", "fork-undo"]) {
    await nib.atStep(step);
    await nib.coversNothing();
    await expect(nib.main).toBeFocused();
    await page.keyboard.press("F6");
    await expect(nib.main).not.toBeFocused();
    await page.keyboard.press("Shift+F6");
    await page.keyboard.press("Enter");
    await nib.passes(step);
  }
  await page.keyboard.press("Enter");
  await expect(nib.panel).toHaveCount(0);
});

test.describe("a tablet that becomes as low as a phone held sideways", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test("still shows Scout and the flag, and one row to play with, above Nib's bar", LONG, async ({ page }) => {
    const child = await begin(page, FingerHand);
    const { editor, nib } = child;
    await child.does("hello");
    await page.setViewportSize({ width: 844, height: 390 });
    await nib.coversNothing();
    for (const [column, row] of [
      [1, 8],
      [20, 10],
    ] as const) {
      const pixel = await editor.stage.pixelOf(column, row);
      const view = await page.evaluate(
        (at) => document.elementFromPoint(at.x, at.y)?.closest("[data-view]")?.getAttribute("data-view"),
        pixel,
      );
      expect(view).toBe("stage");
    }
    await child.does("press-play");
    await nib.atStep("stage");
  });
});

/** Mistakes in a step, and that they are noticed. */
const WRONG_TURNS: Readonly<Record<string, (child: LessonChild) => Promise<unknown>>> = {
  "press-play": async ({ editor, nib, page }) => {
    await editor.stage.press(1, 8);
    await page.keyboard.press("Delete");
    await expect(nib.panel).toContainText("Want me to bring him back?");
  },
  library: reloads,
  five: async ({ editor, nib, lays }) => {
    // Paused, because five pieces would complete the step.
    await nib.button("Pause").click();
    await lays([6, 9], [7, 9], [8, 9], [9, 9], [3, 7]);
    await expect(nib.panel).toContainText("one too many");
    for (let piece = 0; piece < 5; piece += 1) await editor.toolbar.undo.click();
    await nib.button("Keep talking").click();
  },
  record: reloads,
  "save-climb": ({ editor }) => editor.recording.cancel(),
  "only-when": reloads,
  "pick-key": ({ page }) => page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click(),
  harder: reloads,
  "save-slip": ({ editor }) => editor.recording.cancel(),
};

async function reloads({ editor, page, nib }: LessonChild): Promise<void> {
  const step = await nib.step();
  await editor.toolbar.saveHere();
  await page.reload();
  await editor.stage.isReady();
  await nib.atStep(step ?? "");
}

test("wrong turns in every lesson lead back, and on to the flag", LONG, async ({ page }) => {
  test.setTimeout(600_000);
  const child = await begin(page);
  const turned = new Set<string>();
  await playsUntil(child, null, async (step) => {
    if (turned.has(step)) return;
    turned.add(step);
    await WRONG_TURNS[step]?.(child);
  });
  expect([...turned]).toEqual(expect.arrayContaining(Object.keys(WRONG_TURNS)));
});

for (const { by, width, height, hand } of WAYS) {
  test.describe(`both sets, by ${by} at ${width}x${height}`, () => {
    const isTouch = by.startsWith("finger");
    test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });

    test("from the first word to the last", LONG, async ({ page }) => {
      test.setTimeout(600_000);
      const child = await begin(page, hand);
      await playsUntil(child, null);
      await page.goto(page.url().replace("tutorial=base", "tutorial=fork"));
      await child.nib.atStep("fork-copied");
      await playsUntil(child, null);
    });
  });
}

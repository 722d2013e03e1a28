/** A rule from the first picture to its place in the list, and Nib's lessons. */
import { expect, type Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { changeWorld, makeWorld } from "../e2eAccount.ts";
import { teachingGame } from "../e2eTeachingGame.ts";
import { LessonChild } from "../lessons/LessonChild.ts";
import { MouseHand } from "../lessons/MouseHand.ts";
import type { Tour } from "./Tour.ts";

const HERO = [0, 1] as const;
const CLIMBING = 2;

export const recorders: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, teachingGame()));
  const { recording } = editor;
  await editor.toolbar.take("Record");
  await editor.stage.press(...HERO);
  await recording.isReady();
  yield "recording";
  await recording.handle("right").focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await recording.dragActor(HERO, [2, 1]);
  await expect(recording.actions).not.toHaveCount(0);
  yield "recording a move";
  await recording.panel.getByRole("button", { name: "Add a step" }).click();
  yield "sorts of steps";
  await takeTile(page, "Add a step", "Change a number");
  yield "a new step";
  await recording.panel.getByRole("button", { name: "Add a check" }).click();
  yield "sorts of checks";
  await takeTile(page, "Add a check", "A number");
  yield "a new check";
  // Rows that an upright tablet has shown in the panel are closed again.
  const close = recording.panel.getByRole("button", { name: "Close", exact: true });
  if (await close.isVisible()) await close.click();
  await recording.panel.getByRole("button", { name: /^Ignore squares/ }).click();
  await recording.before.press(1, 1);
  yield "ignored squares";
  await recording.panel.getByRole("button", { name: /^Ignore squares/ }).click();
  await recording.places.click();
  yield "places of a rule";
  // A walk ends on the Close button, whose tooltip would take Escape.
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await recording.save();
  yield "a new rule";
};

/** In a low window the rows are folded away, and the tiles that were open with them. */
async function takeTile(page: Page, button: string, name: string): Promise<void> {
  const tile = page.getByRole("dialog").getByRole("button", { name });
  if (!(await tile.isVisible())) await page.getByRole("button", { name: button }).click();
  await tile.click();
}

/** Comes to a lesson that makes no sound and waits for the page's own time. */
async function arrives(page: Page, go: () => Promise<void>): Promise<LessonChild> {
  await page.addInitScript(() => localStorage.setItem("gridlings.sound", '{"isOn":false,"volume":100}'));
  await page.clock.install();
  await go();
  const child = new LessonChild(page, new MouseHand(page));
  await child.editor.stage.isReady();
  return child;
}

/** A visitor's lesson up to a rule, and the steps about a copy. */
export const learners: Tour = async function* ({ page }) {
  const child = await arrives(page, async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Try it Now" }).first().click();
    await page.getByRole("button", { name: "Tutorial Stage (recommended)" }).click();
  });
  const { nib } = child;
  await nib.atStep("hello");
  yield "Nib says hello";
  const more = nib.button("More about the lesson");
  await more.click();
  yield "Nib's menu";
  await page.keyboard.press("4");
  // A walk by keys has gone on to the rest of the page, which closes the menu.
  if ((await more.getAttribute("aria-expanded")) === "false") await more.click();
  await nib.panel.getByRole("list", { name: "Lessons" }).getByRole("button").nth(CLIMBING).click();
  for (const last of ["save-climb", "which-block"]) {
    for (let step = await nib.step(); step !== last; step = await nib.step()) {
      if (step === null) throw new Error(`The lesson is over before ${last}`);
      if (last === "save-climb" || step === "add-key" || step === "see-rules") yield `Nib: ${step}`;
      // A step may pass by itself while it is looked at.
      const now = (await nib.step()) ?? step;
      if (now === last) break;
      await child.does(now);
    }
    yield `Nib: ${last}`;
  }
};

/** The tour of the editor that begins with a copy of another child's game. */
export const remixers: Tour = async function* ({ page, request, child }) {
  const game = await makeWorld(request, child, teachingGame());
  await changeWorld(request, child, game, { published: true });
  const { nib } = await arrives(page, async () => {
    await page.goto(`/play/${game}`);
    await page.getByRole("button", { name: "Remix this Game" }).click();
  });
  for (const step of ["copied", "controls", "library", "stage", "rules", "undo", "end"]) {
    await nib.atStep(`fork-${step}`);
    yield `Nib: fork-${step}`;
    await nib.hush();
    if (step !== "undo") await nib.main.click();
    if (step !== "end") await nib.passes(`fork-${step}`);
  }
};

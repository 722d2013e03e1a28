/** The editor after turns were played, and what a rule says, plays and leads to. */
import { expect, type Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { SoundsDialog } from "../../e2e/pages/SoundsDialog.ts";
import { makeWorld } from "../e2eAccount.ts";
import { ruleGame } from "../e2eRuleGame.ts";
import { walkingGame } from "../e2eWalkers.ts";
import type { Tour } from "./Tour.ts";

const TURNS = 4;

/** Someone who is stuck, the film with its past, and what a change of a rule did. */
export const askers: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, ruleGame()));
  await editor.stage.press(2, 2);
  await editor.controls.forward.click();
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(page.getByRole("region", { name: "Why?", exact: true })).toContainText("Turn 1");
  yield "why not";
  await editor.open(await makeWorld(request, child, walkingGame()));
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await editor.controls.forward.click();
    await editor.stage.expectAt("Hero", `${turn},2`);
  }
  yield "film";
  await page.getByRole("slider", { name: "Turns played" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("This is the past", { exact: true })).toBeVisible();
  yield "the past";
  await page.getByRole("button", { name: "Back to now" }).click();
  await deletesWalk(editor, page);
  await page.getByRole("button", { name: "See what changes" }).click();
  await expect(page.getByRole("button", { name: "Play it again" })).toBeVisible();
  yield "what a change does";
};

async function deletesWalk(editor: EditorPage, page: Page): Promise<void> {
  await editor.library.character("Hero").click();
  await page.getByRole("article", { name: /^Walk right/ }).focus();
  await page.keyboard.press("Delete");
}

/** A rule with a sound, a door and an end. */
export const tellers: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, walkingGame()));
  const { recording } = editor;
  await editor.toolbar.take("Record");
  await editor.stage.press(0, 2);
  await recording.isReady();
  await recording.add("step", "Play a sound");
  await page.getByRole("button", { name: /^Choose a sound/ }).click();
  const sounds = new SoundsDialog(page);
  for (const pane of ["Choose", "Record", "Make one"] as const) {
    await sounds.pane(pane).check();
    yield `sounds: ${pane}`;
  }
  // After a walk by keys, the first Escape takes away a tip.
  if (await page.getByRole("tooltip").count()) await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(sounds.dialog).toHaveCount(0);
  await recording.add("step", "Go through a door");
  const door = await recording.door();
  yield "a door";
  await door.getByRole("button", { name: "Cancel" }).click();
  await recording.add("step", "Win or lose");
  yield "an end";
};

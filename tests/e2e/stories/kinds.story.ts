/** Several characters under one name, made in a recording: a hero who eats fruit. */
import type { Page } from "@playwright/test";
import { makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { recordingGame } from "../../support/e2eRecordingGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { middleOf } from "../pages/middleOf.ts";

/** Three heroes: beside a boulder, a star and a coin. */
const STAGE = ["............", ".HB..HS..HC.", "............"];

const whoIn = (page: Page) => page.getByRole("dialog", { name: "Who may be here?" });

/** The rule that was taught works for both of the kind, and for nobody else. */
async function playsForBoth(editor: EditorPage): Promise<void> {
  await expect(editor.inspector.rules).toHaveText([/When there is an Enemy on my right, the Enemy goes away/]);
  await editor.controls.forward.click();
  await editor.stage.expectAt("Boulder");
  await editor.stage.expectAt("Star");
  await editor.stage.expectAt("Coin", "10,1");
}

test("a kind is made by tapping whom it is about, and one rule is for all of them", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
  const { recording } = editor;
  await editor.toolbar.take("Record");
  await editor.stage.press(1, 1);
  await recording.isReady();
  await recording.handle("right", "before").click();
  await recording.before.press(2, 1);
  const who = whoIn(page);
  await expect(who.getByRole("button", { name: "Boulder" })).toHaveAttribute("aria-pressed", "true");
  await who.getByRole("button", { name: "Star" }).click();
  await who.getByRole("textbox", { name: "Call them" }).fill("Enemies");
  // The pictures show it before it is done, with its name below the one that was tapped.
  const named = recording.panel.getByTitle("any Enemy");
  await expect(named).toHaveCount(2);
  await expect(named.first().getByText("any Enemy")).toBeVisible();
  await expect(named.last().getByText("any Enemy")).toBeHidden();
  await who.getByRole("button", { name: "Done" }).click();
  await expect(named).toHaveCount(2);

  // Undo takes the kind and the picture back together.
  await editor.toolbar.undo.click();
  await expect(recording.panel.getByTitle("any Enemy")).toHaveCount(0);
  await editor.toolbar.redo.click();

  await editor.toolbar.take("Trash");
  await recording.after.press(2, 1);
  await expect(recording.sentence).toContainText("When there is an Enemy on my right, the Enemy goes away");
  await recording.save();
  await playsForBoth(editor);

  // The next recording offers the kind by its name.
  await editor.controls.back.click();
  await editor.toolbar.take("Record");
  await editor.stage.press(9, 1);
  await recording.isReady();
  await recording.handle("right", "before").click();
  await recording.before.press(10, 1);
  await who.getByRole("button", { name: "Enemies" }).click();
  // The coin that stands there stays among them until it is taken off.
  await who.getByRole("button", { name: "Coin" }).click();
  await page.keyboard.press("Escape");
  await expect(recording.panel.getByTitle("any Enemy")).toHaveCount(2);
});

test("a kind is made by keys", LONG, async ({ editor, page, request, child }) => {
  await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
  const { recording } = editor;
  const keys = page.keyboard;
  await editor.toolbar.take("Record");
  await editor.stage.press(1, 1);
  await recording.isReady();
  await page.locator("[data-view=before]").focus();
  for (const key of ["Shift+ArrowRight", "ArrowRight", "Enter"]) await keys.press(key);
  const who = whoIn(page);
  await expect(who.getByRole("button", { name: "Boulder" })).toBeFocused();
  const star = who.getByRole("button", { name: "Star" });
  while (!(await star.evaluate((element) => element === document.activeElement))) await keys.press("Tab");
  await keys.press("Enter");
  const name = who.getByRole("textbox", { name: "Call them" });
  while (!(await name.evaluate((element) => element === document.activeElement))) await keys.press("Tab");
  await keys.type("Enemies");
  await keys.press("Escape");
  await expect(page.locator("[data-view=before]")).toBeFocused();
  await page.locator("[data-view=after]").focus();
  for (const key of ["ArrowRight", "Enter", "Delete"]) await keys.press(key);
  await keys.press("Control+Enter");
  await playsForBoth(editor);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test("a kind is made in a sheet below the pictures", LONG, async ({ editor, page, request, child }) => {
    await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
    const { recording } = editor;
    const tap = async ({ x, y }: { readonly x: number; readonly y: number }) => page.touchscreen.tap(x, y);
    await editor.toolbar.tool("Record").tap();
    await tap(await editor.stage.pixelOf(1, 1));
    await recording.isReady();
    await tap(await middleOf(recording.handle("right", "before")));
    const boulder = await recording.before.pixelOf(2, 1);
    await tap(boulder);
    const who = whoIn(page);
    await who.getByRole("button", { name: "Star" }).tap();
    await who.getByRole("textbox", { name: "Call them" }).fill("Enemies");
    const sheet = await who.boundingBox();
    expect(sheet?.y ?? 0).toBeGreaterThan(boulder.y);
    await who.getByRole("button", { name: "Done" }).tap();
    await editor.toolbar.tool("Trash").tap();
    await tap(await recording.after.pixelOf(2, 1));
    await page.getByRole("button", { name: "Save Recording" }).tap();
    await playsForBoth(editor);
  });
});

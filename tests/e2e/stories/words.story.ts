/** Pictures from words: in the pixel editor and behind a stage, by the server and, signed out, by the browser itself (product §20). */
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { HomePage } from "../pages/HomePage.ts";
import { PaintDialog } from "../pages/PaintDialog.ts";
import { StagesPanel } from "../pages/StagesPanel.ts";

const SPRITES = "**/generate-sprite?**";

test("words become a sprite that can be undone and keeps its name, and a background of the stage", async ({
  editor,
  page,
  faults,
}) => {
  const paint = new PaintDialog(page);
  await editor.library.drawNew();
  await paint.isReady();

  await paint.button("Draw with words").click();
  const goOn = await holdBack(page);
  await drawWords(page, "a red dragon");
  await expect(paint.dialog.getByRole("button", { name: /Drawing/ })).toHaveAttribute("aria-busy", "true");
  await paint.button("Stop").click();
  await expect(paint.button("Draw")).toBeVisible();
  goOn();
  await page.unroute(SPRITES);

  await page.route(SPRITES, (route) => route.fulfill({ status: 502, json: { message: "This could not be drawn." } }));
  await paint.button("Draw").click();
  await expect(paint.dialog.getByRole("alert")).toContainText("This could not be drawn.");
  await page.unroute(SPRITES);
  await expect(paint.name).toHaveValue("");
  await expect(paint.button("Undo")).toHaveAttribute("aria-disabled", "true");

  await paint.button("Draw").click();
  await expect(paint.name).toHaveValue("Red Dragon");
  await paint.button("Undo").click();
  await expect(paint.button("Undo")).toHaveAttribute("aria-disabled", "true");
  await paint.button("Redo").click();
  await paint.save();
  await expect(editor.library.character("Red Dragon")).toHaveAttribute("aria-pressed", "true");

  const stages = new StagesPanel(page);
  await stages.open();
  const coloursBefore = await stages.coloursOf("Level 1");
  await stages.press("Draw with words...");
  await drawWords(page, "a snowy forest at night");
  await expect.poll(() => stages.coloursOf("Level 1")).toBeGreaterThan(coloursBefore);
  await page.route("**/generate-background?**", (route) => route.abort());
  await stages.press("Draw");
  await expect(stages.dialog.getByRole("alert")).toHaveText("Error generating background. Please try again.");
  await page.unroute("**/generate-background?**");
  await stages.done();
  await editor.toolbar.isSaved();
  faults.length = 0;
});

test("a child without an account has them drawn by the browser, and goes on with them after a reload", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const home = new HomePage(page);
  await home.open();
  await home.tryBlankStage();
  const editor = new EditorPage(page);
  await editor.stage.isReady();
  const paint = new PaintDialog(page);
  await editor.library.drawNew();
  await paint.isReady();
  await paint.button("Draw with words").click();
  await drawWords(page, "a blue fish");
  await expect(paint.name).toHaveValue("Blue Fish");
  // Kept within a quarter of a second.
  await page.waitForTimeout(250);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Go on drawing?" })).toContainText("Blue Fish");
  await page.getByRole("button", { name: "Go on" }).click();
  await paint.isReady();
  await paint.button("Undo").click();
  await expect(paint.button("Undo")).toHaveAttribute("aria-disabled", "true");
  await paint.button("Redo").click();
  await paint.save();
  await expect(editor.library.character("Blue Fish")).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith("gridlings-drawing"))).toEqual([]);
  expect(calls.filter((path) => path.startsWith("/generate"))).toEqual([]);
});

async function drawWords(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^What shall/ }).fill(words);
  await dialog.getByRole("button", { name: "Draw", exact: true }).click();
}

/** Drawings do not come until what this gives is called. */
async function holdBack(page: Page): Promise<() => void> {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(SPRITES, async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  return go;
}

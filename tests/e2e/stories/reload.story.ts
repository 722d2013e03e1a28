/** Work is still there after the page was closed. */

import { holdSite } from "../../support/e2eHeldSite.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { HomePage } from "../pages/HomePage.ts";

test("after a reload the actors stand where they stood, the rule is there, and the game plays", async ({
  editor,
  page,
}) => {
  await editor.toolbar.rename("Kept");
  await placeHeroAndWall(editor);
  await recordWalking(editor);
  await editor.toolbar.save();
  await editor.controls.speed("Super").check();
  await editor.toolbar.save();

  const goOn = await holdSite(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#app img"), "the picture of the game, before its editor").toBeVisible();
  goOn();
  await editor.stage.isReady();
  await expect(page.getByRole("button", { name: "Name of the game: Kept" })).toBeVisible();
  await editor.stage.expectAt("Hero", "3,5");
  await editor.stage.expectAt("Brick Wall", "8,5");
  await expect(editor.controls.speed("Super")).toBeChecked();
  await editor.library.character("Hero").click();
  await expect(editor.inspector.rules).toHaveCount(1);
  await editor.controls.forward.click();
  await editor.stage.expectAt("Hero", "4,5");
});

test("opening a game does not save it", LONG, async ({ editor, page }) => {
  await placeHeroAndWall(editor);
  await editor.toolbar.save();
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && saves.push(request.url()));
  await page.reload();
  await editor.stage.isReady();
  await editor.toolbar.choose("Switch to Player View");
  await page.waitForURL(/\/play\//);
  expect(saves).toEqual([]);
});

test("a game that was reloaded while it played goes on without a question", LONG, async ({ editor, page, faults }) => {
  await placeHeroAndWall(editor);
  await recordWalking(editor);
  await editor.toolbar.save();
  await editor.controls.play.click();
  const turns = page.getByRole("timer", { name: "Turns played" });
  await expect.poll(async () => Number(await turns.textContent())).toBeGreaterThan(5);
  // The last save of the closing page does not arrive. A route would not see it.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  await page.reload();
  await editor.stage.isReady();
  await editor.stage.expectAt("Hero", "7,5");
  await editor.toolbar.isSaved();
  faults.length = 0;
});

/** Renames the game, and reloads the page after this many ms. */
async function renameAndReload(editor: EditorPage, name: string, ms: number): Promise<void> {
  const { page } = editor;
  await editor.toolbar.rename(name);
  await page.waitForTimeout(ms);
  await page.reload();
  await editor.stage.isReady();
  await expect(page.getByRole("button", { name: `Name of the game: ${name}` })).toBeVisible();
}

test("a reload right after an edit loses nothing, and the browser asks nobody whether to leave", async ({
  editor,
  page,
  browser,
  baseURL,
  faults,
}) => {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.type());
    void question.accept();
  });

  await test.step("in an account, when no save gets through", async () => {
    await page.route("**/worlds/*", (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
    for (const ms of [0, 50, 100]) await renameAndReload(editor, `After ${ms}`, ms);
    await page.unrouteAll();
    await editor.toolbar.save();
  });

  await test.step("a name that is still being typed counts", async () => {
    await page.getByRole("button", { name: /^Name of the game/ }).click();
    await page.getByRole("textbox", { name: "Name of the game" }).fill("Half typed");
    await page.reload();
    await expect(page.getByRole("button", { name: "Name of the game: Half typed" })).toBeVisible();
  });

  await test.step("without an account", async () => {
    const visitor = await browser.newPage({ baseURL: baseURL ?? "" });
    visitor.on("dialog", (question) => {
      questions.push(question.type());
      void question.accept();
    });
    const home = new HomePage(visitor);
    await home.open();
    await home.tryBlankStage();
    const local = new EditorPage(visitor);
    await local.stage.isReady();
    for (const ms of [0, 50, 100]) await renameAndReload(local, `Here after ${ms}`, ms);
    await visitor.close();
  });
  expect(questions).toEqual([]);
  faults.splice(0).forEach((fault) => void expect(fault).toContain("ERR_FAILED"));
});

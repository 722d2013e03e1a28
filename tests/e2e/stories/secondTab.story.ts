/** One game in two windows: the second one is read-only until it takes over, and nothing is lost. */

import { changeWorld, fetchGame } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { HomePage } from "../pages/HomePage.ts";

test("a game of an account passes from window to window with all that was made", async ({ editor, page, context }) => {
  await editor.addReadyMades("Hero");
  await editor.dragToSquare("Hero", 3, 5);
  await editor.stage.expectAt("Hero", "3,5");

  const second = new EditorPage(await context.newPage());
  await second.page.goto(page.url());
  await expect(second.page.getByRole("heading", { name: "This game is open in another window" })).toBeVisible();
  await second.page.keyboard.press("Control+z");
  await second.page.keyboard.press("t");
  // Neither the help nor playing gets in the way of taking over.
  await second.page.keyboard.press("?");
  await second.page.keyboard.press("Control+Enter");
  await expect(second.toolbar.tool("Trash")).toHaveAttribute("aria-pressed", "false");

  // The first window saves before it hands the game over.
  await second.takeOver();
  await second.stage.expectAt("Hero", "3,5");
  await expect(page.getByRole("heading", { name: "You're working in another window" })).toBeVisible();
  await second.dragToSquare("Hero", 6, 2);
  await second.stage.expectAt("Hero", "3,5", "6,2");

  await editor.takeOver();
  await editor.stage.expectAt("Hero", "3,5", "6,2");
  await editor.toolbar.undo.click();
  await editor.stage.expectAt("Hero", "3,5");

  // A window that is closed or reloaded releases the game.
  await editor.page.reload();
  await editor.stage.isReady();
  await editor.toolbar.rename("Mine Again");
  await editor.page.close();
  await second.takeOver();
});

test(
  "a window that asks which version to go on with leaves the question to the window that takes over",
  LONG,
  async ({ editor, page, context, request, child, faults }) => {
    await editor.addReadyMades("Hero");
    await editor.toolbar.save();
    await page.route("**/worlds/*", (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
    await editor.dragToSquare("Hero", 3, 5);
    await editor.stage.expectAt("Hero", "3,5");
    await page.waitForTimeout(600);
    const [id = ""] = /[^/]+$/.exec(new URL(page.url()).pathname) ?? [];
    const data = (await fetchGame(request, child, id)) as Record<string, unknown>;
    await changeWorld(request, child, id, { name: "Saved elsewhere", data });
    await page.reload();
    const question = "Which one do you want to keep working on?";
    await expect(page.getByRole("heading", { name: question })).toBeVisible();

    const second = new EditorPage(await context.newPage());
    await second.page.goto(page.url());
    await second.page.getByRole("button", { name: "Take over here" }).click();
    await expect(second.page.getByRole("heading", { name: question })).toBeVisible();
    await expect(page.getByRole("heading", { name: "This game is open in another window" })).toBeVisible();
    await expect(page.getByRole("heading", { name: question })).toBeHidden();
    await second.page.getByRole("button", { name: "Open the saved one" }).click();
    await expect(second.page.getByRole("button", { name: "Name of the game: Saved elsewhere" })).toBeVisible();
    await page.unrouteAll();
    faults.splice(0).forEach((fault) => void expect(fault).toContain("ERR_FAILED"));
  },
);

test(
  "a rule being recorded is not taken away, and a game of this browser passes on, too",
  LONG,
  async ({ page, context }) => {
    const home = new HomePage(page);
    const editor = new EditorPage(page);
    await home.open();
    await home.tryBlankStage();
    await editor.stage.isReady();
    await editor.addReadyMades("Hero");
    await editor.library.choose("Hero", "Record a rule");
    const second = new EditorPage(await context.newPage());
    await second.page.goto(page.url());
    await second.page.getByRole("button", { name: "Take over here" }).click();
    await expect(second.page.getByRole("alert")).toContainText("You're recording a rule in the other window.");
    await page.getByRole("button", { name: "Save Recording" }).click();
    await second.takeOver();
    await second.library.character("Hero").click();
    await expect(second.inspector.rules).toHaveCount(1);
  },
);

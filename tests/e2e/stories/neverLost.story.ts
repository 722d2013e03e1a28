/** Work survives a window that dies and a network that fails. */

import type { APIRequestContext } from "@playwright/test";
import { fillShelf, makeChild, makeWorld, removeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { NibPanel } from "../pages/NibPanel.ts";

test.use({ serviceWorkers: "allow" });

test("a window that dies loses nothing, and every moment before can be looked at and gone back to", async ({
  editor,
  page,
  context,
  faults,
}) => {
  await editor.addReadyMades("Hero");
  await editor.dragToSquare("Hero", 3, 5);
  await editor.stage.expectAt("Hero", "3,5");
  await editor.toolbar.save();
  await editor.dragToSquare("Hero", 8, 2);
  await editor.stage.expectAt("Hero", "3,5", "8,2");
  await page.waitForTimeout(600);
  const address = page.url();
  page.goto("chrome://crash").catch(() => undefined);
  await page.waitForEvent("crash");

  const after = new EditorPage(await context.newPage());
  await after.page.goto(address);
  await after.stage.isReady();
  // Nobody has saved it since, so there is nothing to ask.
  await after.stage.expectAt("Hero", "3,5", "8,2");
  await after.toolbar.isSaved();

  await after.toolbar.choose("Earlier versions");
  const moments = after.page.getByRole("list", { name: "Moments of this game" }).getByRole("button");
  // Those before it depend on when the game saved by itself.
  await expect(moments.last()).toContainText("Saved");
  const saved = await moments.filter({ hasText: "Saved" }).all();
  await saved.at(-2)?.click();
  await after.page.getByRole("button", { name: "Go back to this" }).click();
  await after.stage.expectAt("Hero", "3,5");
  await after.toolbar.undo.click();
  await after.stage.expectAt("Hero", "3,5", "8,2");
  expect(faults.splice(0).filter((fault) => !fault.includes("crash"))).toEqual([]);
});

test(
  "a game that finds no room on its shelf is kept here, and saved when another one is gone",
  LONG,
  async ({ editor, page, child, request, faults }) => {
    const large = await fillShelf(request, child);
    await editor.addReadyMades("Hero");
    await editor.dragToSquare("Hero", 3, 5);
    const dialog = page.getByRole("dialog", { name: "Not saved yet" });
    await expect(dialog).toContainText("Your shelf is full");
    await expect(dialog).toContainText("Your work stays here");
    await dialog.getByRole("button", { name: "Keep working" }).click();
    await expect(page.getByRole("button", { name: /^Couldn't save/ })).toBeVisible();
    const address = page.url();

    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: /^Not saved yet: your changes from/ })).toBeVisible();
    await removeWorld(request, child, large);
    await page.goto(address);
    await editor.stage.expectAt("Hero", "3,5");
    await editor.toolbar.isSaved();
    expect(faults.splice(0).filter((fault) => !/status of 403|could not be saved/.test(fault))).toEqual([]);
  },
);

test("without a line player and tutorial start, the editor works, starts again with all that was made, and saves when the line is back", async ({
  editor,
  page,
  context,
  request,
  faults,
}) => {
  const player = await context.newPage();
  await player.goto(`/play/${await gameOfAnother(request)}`);
  const play = player.getByRole("button", { name: "Play the game" });
  await expect(play).toBeVisible();

  await page.bringToFront();
  await editor.addReadyMades("Hero");
  await editor.toolbar.isSaved();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await player.reload();
  await expect(play).toBeVisible();
  await player.close();

  const address = page.url();
  await editor.toolbar.choose("Start Tutorial");
  await page.getByRole("dialog").getByRole("button", { name: "Start Tutorial" }).click();
  await page.waitForURL(/\/editor\/ls-\d+\?.*tutorial=base/);
  await expect.poll(() => new NibPanel(page).step()).toBe("hello");
  await page.goto(address);
  await editor.stage.isReady();
  await editor.dragToSquare("Hero", 3, 5);
  await editor.stage.expectAt("Hero", "3,5");
  await page.waitForTimeout(600);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await editor.stage.isReady();
  await editor.stage.expectAt("Hero", "3,5");
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("Your work is still here.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Offline: kept here/ })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Your other games need the internet.")).toBeVisible();
  await page.getByRole("article").getByRole("link", { name: "Edit Untitled" }).click();
  await editor.stage.expectAt("Hero", "3,5");
  await context.setOffline(false);
  await editor.toolbar.isSaved();
  faults.length = 0;
});

async function gameOfAnother(request: APIRequestContext): Promise<string> {
  return makeWorld(request, await makeChild(request), keyGame({ width: 12, height: 8 }));
}

/** The editor as a page: parts reached by keys, files, the browser's own buttons, and zoom. */
import type { Page } from "@playwright/test";
import { fetchGame, makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";

/** The part of the editor that has the focus. */
function partInFocus(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.closest("[data-part]")?.getAttribute("data-part"));
}

test("keys alone reach every part of the editor, and a row of tools is one stop", async ({ page, request, child }) => {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, keyGame({ width: 12, height: 8 })));
  const keys = page.keyboard;
  await keys.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to the stage" })).toBeFocused();
  await keys.press("Enter");
  await expect(page.locator("[data-view=stage]")).toBeFocused();
  for (const part of ["Controls", "Characters", "Appearances", "Inspector", "Toolbar", "Stage"]) {
    await keys.press("F6");
    expect(await partInFocus(page)).toBe(part);
  }
  await keys.press("Shift+F6");
  await keys.press("Shift+F6");
  expect(await partInFocus(page)).toBe("Inspector");

  await editor.toolbar.tool("Pick").focus();
  await keys.press("ArrowRight");
  await expect(editor.toolbar.tool("Stamp")).toBeFocused();
  await keys.press("Tab");
  await expect(page.getByRole("button", { name: /^Levels:/ })).toBeFocused();
  await keys.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Ctrl+Z");
  await keys.press("Escape");
  await expect(page.getByRole("button", { name: /^Levels:/ })).toBeFocused();

  await page.locator("[data-face][aria-label=Hero]").focus();
  await keys.press("Delete");
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("Hero and its copy were deleted.");
  // The appearances are gone with the character, so that part is skipped.
  await keys.press("F6");
  await keys.press("F6");
  await expect(page.getByRole("region", { name: "Notice" }).getByRole("button", { name: "Undo" })).toBeFocused();
  await keys.press("Enter");
  await expect(editor.stage.actors("Hero")).toHaveCount(1);
});

test("a file becomes a new game and this one is kept, and Back waits until it is", async ({
  editor,
  page,
  request,
  child,
  faults,
}) => {
  const here = page.url();
  await editor.toolbar.rename("First");
  const game = { format: "gridlings-game", version: 1, name: "Second", game: keyGame({ width: 9, height: 7 }) };
  const openFile = async (text: string) => {
    const chooser = page.waitForEvent("filechooser");
    await editor.toolbar.choose("Open a game file");
    await (await chooser).setFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  };
  await openFile(JSON.stringify(game).slice(0, 90));
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("This file is damaged");
  expect(page.url()).toBe(here);
  await openFile(JSON.stringify(game));
  await expect(page.getByRole("button", { name: "Name of the game: Second" })).toBeVisible();
  await editor.stage.expectAt("Hero", "1,1");
  expect(await fetchGame(request, child, here.split("/").at(-1) ?? "")).toMatchObject({
    world: { metadata: { name: "First" } },
  });

  await page.route("/worlds/*", (route) => (route.request().method() === "PUT" ? route.abort() : route.fallback()));
  await editor.toolbar.rename("Third");
  const second = page.url();
  await page.evaluate(() => history.back());
  const question = page.getByRole("dialog", { name: "Not saved yet" });
  await expect(question).toContainText("couldn't save");
  await question.getByRole("button", { name: "Stay here" }).click();
  expect(page.url()).toBe(second);
  await expect(page.getByRole("button", { name: "Name of the game: Third" })).toBeVisible();
  await page.unroute("/worlds/*");
  await page.evaluate(() => history.back());
  await expect(page.getByRole("button", { name: "Name of the game: First" })).toBeVisible();
  expect(await fetchGame(request, child, second.split("/").at(-1) ?? "")).toMatchObject({
    world: { metadata: { name: "Third" } },
  });
  // The browser reports the aborted request.
  expect(faults.filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
  faults.length = 0;
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test(
    "two of them make the stage larger and move it, and a button shows all of it again",
    LONG,
    async ({ editor, page }) => {
      const stage = page.locator("[data-view=stage]");
      const zoom = async () => Number(await stage.getAttribute("data-zoom"));
      const before = await zoom();
      // Below the card that asks who will be in the game.
      const { x, y } = await editor.stage.pixelOf(10, 12);
      const session = await page.context().newCDPSession(page);
      const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...apart: readonly number[]) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: apart.flatMap((gap) => [
            { x: x - gap, y, id: 1 },
            { x: x + gap, y, id: 2 },
          ]),
        });
      await fingers("touchStart", 40);
      for (const gap of [50, 60, 70, 80]) await fingers("touchMove", gap);
      await fingers("touchEnd");
      await expect.poll(zoom).toBeGreaterThan(before * 1.8);
      await expect(editor.toolbar.undo).toBeDisabled();
      await page.getByRole("button", { name: "Normal size" }).tap();
      await expect.poll(zoom).toBe(before);
    },
  );
});

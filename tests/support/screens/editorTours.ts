/** The editor while a game is made. */
import { expect, type Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { PaintDialog } from "../../e2e/pages/PaintDialog.ts";
import { ShareDialog, WAYS_OUT } from "../../e2e/pages/ShareDialog.ts";
import { StagesPanel } from "../../e2e/pages/StagesPanel.ts";
import { makeWorld } from "../e2eAccount.ts";
import { teachingGame } from "../e2eTeachingGame.ts";
import type { Tour } from "./Tour.ts";

async function closes(page: Page): Promise<void> {
  // After a walk by keys, the first Escape takes away a tip.
  if (await page.getByRole("tooltip").count()) await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** A visitor's first minutes. */
export const beginners: Tour = async function* ({ page }) {
  const editor = new EditorPage(page);
  for (const [way, screen] of [
    [/^Meadow/, "meadow"],
    [/^Blank Stage/, "blank"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("button", { name: "Try it Now" }).first().click();
    await page.getByRole("button", { name: way }).click();
    await editor.stage.isReady();
    yield `editor ${screen}`;
  }
  await editor.addReadyMades("Hero", "Brick Wall");
  await editor.library.choose("Hero", "Place on stage");
  yield "visitor's editor";
};

/** Each tool in hand, actors chosen, and the row under the stage. */
export const stageHands: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, teachingGame()));
  yield "editor";
  for (const tool of ["Stamp", "Trash", "Record", "Paint"] as const) {
    await editor.toolbar.take(tool);
    yield `${tool} in hand`;
    await editor.toolbar.take("Pick");
  }
  await editor.stage.press(0, 1);
  yield "an actor chosen";
  await page.keyboard.press("Control+a");
  yield "all actors chosen";
  await page.keyboard.press("Escape");
  await editor.library.choose("Hero", "Pick up");
  yield "a character picked up";
  await page.keyboard.press("Escape");
  await editor.controls.play.click();
  yield "playing";
  await editor.controls.stop.click();
  await page.getByRole("button", { name: /^Speed of the game:/ }).click();
  yield "pace";
  // A walk by keys has closed it.
  const turbo = page.getByRole("switch", { name: "Turbo: faster than Super" });
  if (!(await turbo.isVisible())) await page.getByRole("button", { name: /^Speed of the game:/ }).click();
  await turbo.click();
  await page.keyboard.press("Escape");
  // The tip of the button that has the focus again.
  if (await page.getByRole("tooltip").count()) await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Turbo" })).toBeVisible();
  yield "a fifth speed";
};

/** The inspector with its menus, and the menus of the tiles. */
export const inspectors: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, teachingGame()));
  await editor.library.character("Hero").click();
  await page.getByRole("button", { name: "More: Hero" }).click();
  yield "menu of a character";
  await page.keyboard.press("Escape");
  const sheet = page.getByRole("button", { name: /^(Rules|Variables)$/ });
  if (await sheet.isVisible()) await sheet.click();
  yield "rules";
  await page.getByRole("tab", { name: "Variables" }).click();
  yield "variables";
  await editor.inspector.panel.getByRole("button", { name: "Add", exact: true }).click();
  yield "menu of new variables";
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Rules" }).click();
  await editor.inspector.panel.getByRole("button", { name: "Add", exact: true }).click();
  yield "menu of new rules";
  await page.keyboard.press("Escape");
  for (const [screen, name] of [
    ["menu of a rule", /^More: Walk/],
    ["menu of a container", /^More: (Dance|All the time)/],
  ] as const) {
    await editor.inspector.panel.getByRole("button", { name }).first().click();
    yield screen;
    await page.keyboard.press("Escape");
  }
  await editor.inspector.add("When a Key is Pressed...");
  await expect(editor.keyPicker.dialog).toBeVisible();
  yield "key picker";
  await closes(page);
};

/** The dialogs of the editor. */
export const dialogs: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, teachingGame()));
  await editor.library.openExplore();
  await expect(editor.explore.dialog.getByRole("listitem").first()).toBeVisible();
  yield "Explore Characters";
  await editor.explore.done();
  const stages = new StagesPanel(page);
  await stages.open();
  yield "stages";
  await stages.done();
  await page.getByRole("button", { name: "Main menu" }).click();
  yield "main menu";
  await page.keyboard.press("Escape");
  for (const entry of ["Keys", "Earlier versions", "Start Tutorial", "Publish"]) {
    await editor.toolbar.choose(entry);
    await expect(page.getByRole("dialog")).toBeVisible();
    yield entry;
    await closes(page);
  }
  await page.getByRole("button", { name: "Add a character" }).click();
  yield "menu of new characters";
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Start here" }).click();
  await page.getByRole("button", { name: "Close the notice" }).focus();
  yield "notice";
  await page.getByRole("button", { name: "Close the notice" }).click();
  await editor.library.choose("Boulder", "Delete");
  await page.getByRole("region", { name: "Notice" }).getByRole("button").last().focus();
  yield "notice with Undo";
  await page.getByRole("button", { name: "Close the notice" }).click();
  await page.getByRole("button", { name: "Back to start" }).click();
  yield "Back to start";
};

/** The ways to share a game, with its last seconds as a film. */
export const shares: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, teachingGame()));
  for (let turn = 1; turn <= 8; turn += 1) await editor.controls.forward.click();
  const share = new ShareDialog(page);
  await editor.toolbar.choose("Share");
  await expect(share.dialog).toBeVisible();
  yield "ways to share";
  for (const way of WAYS_OUT) {
    await share.way(way).click();
    await expect(share.heading(way)).toBeVisible();
    yield way;
    await share.button("Back").click();
  }
  await closes(page);
};

/** The editor where it cannot save, and where it may not change anything. */
export const troubles: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, teachingGame()));
  const other = new EditorPage(await page.context().newPage());
  await other.page.goto(page.url());
  await expect(other.page.getByRole("button", { name: "Take over here" })).toBeVisible();
  await other.page.getByRole("button", { name: "Take over here" }).click();
  await expect(page.getByRole("heading", { name: "You're working in another window" })).toBeVisible();
  yield "another window works";
  await other.page.close();
  await page.reload();
  await editor.stage.isReady();
  await page.context().setOffline(true);
  await editor.stage.press(0, 1);
  await page.keyboard.press("Delete");
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("Are you online?", { timeout: 20_000 });
  await expect(page.getByRole("button", { name: /^(Offline|Couldn't save)/ })).toBeVisible({ timeout: 20_000 });
  yield "offline";
  await page.context().setOffline(false);
};

/** The pixel editor. */
export const painters: Tour = async function* ({ page, request, child }) {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, teachingGame()));
  const paint = new PaintDialog(page);
  await editor.library.drawNew();
  await paint.isReady();
  yield "pixel editor";
  await page.getByRole("button", { name: "More colors" }).click();
  yield "more colors";
  await page.getByRole("button", { name: "Main colors" }).click();
  await paint.button("More for this drawing").click();
  yield "menu of a drawing";
  await page.keyboard.press("Escape");
};

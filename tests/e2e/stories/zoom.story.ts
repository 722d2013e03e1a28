/** At 200% zoom and on a phone, no controls overlap, and each can be scrolled into view. */

import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedInUser } from "../../../src/api/wire.ts";
import { changeWorld, makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { crampedControls } from "../../support/e2eOverlaps.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { teachingGame } from "../../support/e2eTeachingGame.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { HomePage } from "../pages/HomePage.ts";
import { PaintDialog } from "../pages/PaintDialog.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import { StagesPanel } from "../pages/StagesPanel.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** 1366x768 and 1024x640 at 200%. */
const ZOOMED = [
  { width: 683, height: 384 },
  { width: 512, height: 320 },
];
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
/** Sizes at which the row under the stage folds one way or the other. */
const ROWS = [
  { width: 1024, height: 640 },
  { width: 600, height: 900 },
];
const ROWS_BY_TOUCH = [{ width: 360, height: 740 }];
type Look = (screen: string) => Promise<void>;

const softly = expect.configure({ soft: true, timeout: 3000 });

function lookAt(page: Page, windows: typeof ZOOMED): Look {
  return async (screen) => {
    for (const size of windows) {
      await page.setViewportSize(size);
      const message = `${screen} in ${size.width}x${size.height}`;
      await softly.poll(() => crampedControls(page), { message }).toEqual([]);
    }
    if (windows[0]) await page.setViewportSize(windows[0]);
  };
}

test("at 200 % zoom no controls overlap, and all can be reached", LONG, async ({ page, editor, child, request }) => {
  const world = await publishedGame(request, child);
  const look = lookAt(page, ZOOMED);
  await editor.open(world);
  await lookAt(page, ROWS)("the row under the stage");
  await lookAtMaking(editor, world, look);
  const pages = ["/", "/explore", "/faq", "/privacy-policy", "/dashboard", `/u/${child.username}`, `/play/${world}`];
  await lookAtPages(page, pages, look);
});

test("without an account nothing overlaps either", LONG, async ({ page }) => {
  const look = lookAt(page, ZOOMED);
  await page.goto("/");
  await page.getByRole("button", { name: "Try it Now" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("first game");
  await page.keyboard.press("Escape");
  const home = new HomePage(page);
  const editor = new EditorPage(page);
  await home.tryBlankStage();
  await editor.stage.isReady();
  await editor.addReadyMades("Hero");
  await editor.library.choose("Hero", "Place on stage");
  await look("signed-out editor");
  await editor.library.choose("Hero", "Record a rule");
  await editor.recording.isReady();
  await look("signed-out recording");
  await lookAtPages(page, ["/login", "/join?why=to+save+Frog+Jump"], look);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("on a phone no controls overlap, and all can be reached", LONG, async ({ page, editor, child, request }) => {
    const world = await publishedGame(request, child);
    const look = lookAt(page, PHONES);
    await editor.open(world);
    await lookAt(page, ROWS_BY_TOUCH)("the row under the stage");
    await lookAtMaking(editor, world, look);
    await lookAtPages(page, [`/play/${world}`], look);
  });
});

async function publishedGame(request: APIRequestContext, child: SignedInUser): Promise<string> {
  const world = await makeWorld(request, child, teachingGame());
  await changeWorld(request, child, world, { published: true });
  return world;
}

async function lookAtMaking(editor: EditorPage, world: string, look: Look): Promise<void> {
  await editor.open(world);
  await lookAtEditor(editor, look);
  await lookAtDialogs(editor, look);
  await lookAtRecording(editor, look);
}

async function lookAtEditor(editor: EditorPage, look: Look): Promise<void> {
  const { page } = editor;
  await look("editor");
  await editor.stage.press(0, 1);
  await look("editor with an actor selected");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Speed of the game:/ }).click();
  await look("pace");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Main menu" }).click();
  await look("main menu");
  await page.keyboard.press("Escape");
  const sheet = page.getByRole("button", { name: /^(Rules|Variables)$/ });
  await sheet.click();
  await look("rules");
  await page.getByRole("tab", { name: "Variables" }).click();
  await look("variables");
  await page.getByRole("tab", { name: "Rules" }).click();
  await editor.inspector.add("When a Key is Pressed...");
  await expect(editor.keyPicker.dialog).toBeVisible();
  await look("key picker");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close the inspector" }).click();
}

async function lookAtDialogs(editor: EditorPage, look: Look): Promise<void> {
  const { page } = editor;
  await editor.library.openExplore();
  await expect(editor.explore.dialog.getByRole("listitem").first()).toBeVisible();
  await look("Explore Characters");
  await editor.explore.done();
  const stages = new StagesPanel(page);
  await stages.open();
  await look("stages");
  await stages.done();
  for (const entry of ["Keys", "Earlier versions", "Start Tutorial", "Link and notes"]) {
    await editor.toolbar.choose(entry);
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(entry);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await page.getByRole("button", { name: "Start here" }).click();
  await page.getByRole("button", { name: "Close the notice" }).click();
  await page.getByRole("button", { name: "Back to start" }).click();
  await look("Back to start");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  const paint = new PaintDialog(page);
  await editor.library.drawNew();
  await paint.isReady();
  await look("pixel editor");
  await page.keyboard.press("Escape");
  await expect(paint.dialog).toBeHidden();
}

async function lookAtRecording(editor: EditorPage, look: Look): Promise<void> {
  await editor.toolbar.take("Record");
  await editor.stage.press(0, 1);
  await editor.recording.isReady();
  await editor.recording.handle("right").focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await editor.page.keyboard.press(key);
  await look("recording");
  await editor.recording.places.click();
  await look("places of a rule");
  await editor.page.keyboard.press("Escape");
  await editor.recording.cancel();
}

async function lookAtPages(page: Page, addresses: readonly string[], look: Look): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText("Loading...")).toHaveCount(0);
    if (address.startsWith("/play")) await new PlayerPage(page).stage.isReady();
    await look(address);
  }
}

/** When the focused element disappears, the focus moves beside it and never falls back to the page. */

import type { Locator, Page } from "@playwright/test";
import { freshUsername, makeWorld, PASSWORD } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { recordingGame } from "../../support/e2eRecordingGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";

// Views that glide cannot be aimed at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const STAGE = ["............", ".H...HC..HB.", "............", "............"];

/** The sides of a frame of one square, with a grid line to drag each to, and the arrow keys that move it. */
const SIDES = [
  { side: "left", line: 5, outward: "ArrowLeft", inward: "ArrowRight" },
  { side: "right", line: 8, outward: "ArrowRight", inward: "ArrowLeft" },
  { side: "top", line: 0, outward: "ArrowUp", inward: "ArrowDown" },
  { side: "bottom", line: 3, outward: "ArrowDown", inward: "ArrowUp" },
] as const;

/** The name of the focused element; "" for the page itself. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return "";
    return activeElement.getAttribute("aria-label") || activeElement.textContent || activeElement.tagName;
  });
}

/** Presses Tab until an element is focused, and returns all that were focused on the way. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const passed: string[] = [];
  while (passed.at(-1) !== name && passed.length < 80) {
    await page.keyboard.press("Tab");
    passed.push(await focused(page));
  }
  expect(passed.at(-1), passed.join(", ")).toBe(name);
  return passed;
}

/** Makes the page as slow as on a machine with a fraction of the speed. */
async function slowDown(page: Page, rate: number): Promise<{ readonly end: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return { end: () => session.detach() };
}

test(
  "keys alone frame a rule, take back a row, save, teach it again, leave and delete it",
  LONG,
  async ({ editor, page, request, child }) => {
    await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
    const { recording, inspector } = editor;
    const keys = page.keyboard;
    await editor.toolbar.take("Record");
    await editor.stage.press(1, 1);
    await recording.isReady();

    await test.step("Tab comes to each handle of a picture, then to its tools, then to the next picture", async () => {
      await page.locator("[data-view=before]").focus();
      const passed = await tabTo(page, "After picture, 12 columns and 4 rows");
      expect(passed.slice(0, 6)).toEqual([
        "Before: add a column on the left",
        "Before: add a row on top",
        "Before: add a column on the right",
        "Before: add a row at the bottom",
        "Ignore squares: anything may stand there",
        "Where would this work? Works in 3 places",
      ]);
      await tabTo(page, "After: add a column on the right");
      await keys.press("Enter");
      await keys.press("Enter");
      expect(await focused(page)).toBe("After: add a column on the right");
      await keys.press("Tab");
      expect(await focused(page)).toBe("After: one column less on the right");
      expect(await tabTo(page, "Save Recording")).toEqual([
        "After: add a row at the bottom",
        "Turn",
        "Copy",
        "Take away",
        "Move",
        "Watch it",
        "Read it to me",
        "Cancel",
        "Save Recording",
      ]);
    });

    await test.step("a row that is taken back hands the focus on", async () => {
      await recording.dragActor([1, 1], [2, 1]);
      await page.getByRole("button", { name: "Remove: Hero moves one right" }).focus();
      await keys.press("Enter");
      await expect(page.getByRole("button", { name: "Add a step" })).toBeFocused();
      await page.getByRole("button", { name: /^Remove: Hero looks like/ }).focus();
      await keys.press("Enter");
      await expect(page.getByRole("button", { name: "Add a check" })).toBeFocused();
    });

    await test.step("undo that has nothing left keeps the focus", async () => {
      await editor.toolbar.undo.focus();
      for (let presses = 0; presses < 5; presses++) await keys.press("Enter");
      await expect(editor.toolbar.undo).toHaveAttribute("aria-disabled", "true");
      await expect(editor.toolbar.undo).toBeFocused();
      for (let presses = 0; presses < 5; presses++) await editor.toolbar.redo.press("Enter");
      await editor.toolbar.undo.press("Enter");
      await editor.toolbar.undo.press("Enter");
    });

    await test.step("after Save it is in the name, and after Re-record in the picture to act in", async () => {
      await page.getByRole("button", { name: "Save Recording" }).press("Enter");
      await expect(page.getByRole("textbox", { name: "Name of the rule" })).toBeFocused();
      await keys.press("Enter");
      await page.getByRole("button", { name: "More: Move right" }).press("Enter");
      await keys.press("Enter");
      await expect(page.locator("[data-view=after]")).toBeFocused();
      // A slow machine shows the card only after the focus has been restored elsewhere.
      const slow = await slowDown(page, 8);
      await page.getByRole("button", { name: "Save Recording" }).press("Enter");
      await expect(inspector.rules.first()).toBeFocused();
      await slow.end();
      await page.getByRole("button", { name: "More: Move right" }).press("Enter");
      await keys.press("Enter");
      await recording.isReady();
      await page.getByRole("button", { name: "Cancel" }).press("Enter");
      await expect(inspector.rules.first()).toBeFocused();
    });

    await test.step("a rule that is deleted by its menu hands the focus on", async () => {
      await page.getByRole("button", { name: "More: Move right" }).press("Enter");
      await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
      await expect(inspector.rules).toHaveCount(0);
      await expect.poll(() => focused(page)).not.toBe("");
      await page.locator("[data-view=stage]").focus();
      await editor.toolbar.tool("Record").press("Enter");
      await editor.stage.press(6, 1);
      await recording.isReady();
    });

    for (const { side, line, outward, inward } of SIDES) {
      await test.step(`every way of moving the ${side} side leaves the focus with it`, async () => {
        const [grip, less] = [recording.handle(side), recording.less(side)];
        const moves = async (by: () => Promise<void>, focusedThen: Locator) => {
          const before = await recording.frame();
          await by();
          await expect.poll(() => recording.frame()).not.toEqual(before);
          await expect(focusedThen).toBeFocused();
        };
        await moves(() => recording.dragHandle(side, line), grip);
        await moves(() => keys.press(inward), grip);
        await moves(() => keys.press(outward), grip);
        // The last square takes the minus away, and the focus goes to its tab.
        await moves(() => less.click(), grip);
        await expect(less).toHaveCount(0);
        await moves(() => grip.click(), grip);
        await keys.press("Tab");
        await expect(less).toBeFocused();
        await moves(() => keys.press("Enter"), grip);
        await moves(() => keys.press("Space"), grip);
      });
    }

    await test.step("leaving the recording leaves it on the stage", async () => {
      await page.getByRole("button", { name: "Cancel" }).press("Enter");
      await expect(page.locator("[data-view=stage]")).toBeFocused();
      // The offer to go on with the recording would come back after each other notice.
      await page.getByRole("button", { name: "Close the notice" }).click();
    });

    await test.step("so do a character, a variable and a notice", async () => {
      await page.getByRole("button", { name: "More: Coin" }).press("Enter");
      await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
      await expect(editor.library.character("Coin")).toHaveCount(0);
      // Only the chosen tile shows its menu, so the focus goes to the next tile itself, whose keys do as much.
      await expect(editor.library.character("Star")).toBeFocused();
      await page.getByRole("button", { name: "Undo", exact: true }).last().press("Enter");
      await expect(editor.library.character("Coin")).toBeVisible();
      await expect(editor.library.character("Star")).toBeFocused();

      await editor.library.character("Hero").click();
      await inspector.panel.getByRole("tab", { name: "Variables" }).click();
      await page.getByRole("button", { name: "More: Keys" }).press("Enter");
      await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
      await expect(page.getByRole("button", { name: "More: Keys" })).toHaveCount(0);
      await expect.poll(() => focused(page)).not.toBe("");
    });
  },
);

/** Each menu with an entry that opens a dialog, and the button that closes it. */
const DIALOGS_OF_MENUS: readonly (readonly [menu: string, entry: string, close: string])[] = [
  ["Add a character", "Explore Characters...", "Done"],
  ["Add a character", "Draw new Character...", "Cancel"],
  ["Add", "When a Key is Pressed...", "Cancel"],
  ["Add", "When a Key is Pressed...", "Done"],
  ["Main menu", "Keys", "Close"],
  ["Main menu", "Keys", "Done"],
  ["Main menu", "Earlier versions", "Close"],
  ["Main menu", "Share", "Close"],
  ["Main menu", "Start Tutorial", "Close"],
  ["More: Hero", "Draw", "Cancel"],
];

test(
  "a dialog that a mouse opened from a menu leaves the focus on the menu's button, however it closes",
  LONG,
  async ({ editor, page, request, child }) => {
    await editor.open(await makeWorld(request, child, recordingGame(STAGE)));
    await editor.library.character("Hero").click();
    const dialog = page.getByRole("dialog");
    const open = async (menu: string, entry: string) => {
      const button = page.getByRole("button", { name: menu, exact: true });
      await button.click();
      await page.getByRole("menuitem", { name: entry, exact: true }).click();
      await expect(dialog).toBeVisible();
      return button;
    };
    for (const [menu, entry, close] of DIALOGS_OF_MENUS) {
      await test.step(`${menu}: ${entry} ${close}, and Escape twice at once`, async () => {
        const button = await open(menu, entry);
        if (entry === "Explore Characters...") await expect(dialog.getByRole("searchbox")).toBeFocused();
        if (close === "Done" && menu === "Add") await page.keyboard.press("q");
        await dialog.getByRole("button", { name: close, exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();

        await open(menu, entry);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      });
    }
  },
);

test(
  "every change of page, and every dialog whose opener is gone, leaves the focus in the page",
  LONG,
  async ({ page, context }) => {
    const content = page.locator("#content");
    const press = async (name: string | RegExp) => {
      const button = page.getByRole("button", { name }).first();
      await button.focus();
      await page.keyboard.press("Enter");
    };
    const editor = new EditorPage(page);

    await test.step("a blank game without an account, its tutorial, and back home", async () => {
      await page.goto("/");
      await press("Try it Now");
      await press(/^Blank Stage/);
      await editor.stage.isReady();
      await expect(content).toBeFocused();
      await editor.toolbar.saveHere();
      await press("Main menu");
      await page.getByRole("menuitem", { name: "Save & Exit" }).press("Enter");
      await expect(page).toHaveURL("/");
      await expect(content).toBeFocused();
      await press("Try it Now");
      await press(/^Tutorial/);
      await editor.stage.isReady();
      await expect(content).toBeFocused();
    });

    await test.step("a game that is taken over from another window", async () => {
      const second = new EditorPage(await context.newPage());
      await second.page.goto(page.url());
      await expect(second.page.getByRole("button", { name: "Take over here" })).toBeFocused();
      await second.page.keyboard.press("Enter");
      await second.stage.isReady();
      await expect(second.page.locator("#content")).toBeFocused();
      await second.page.close();
      await page.reload();
      await editor.stage.isReady();
    });

    await test.step("the rule that was being taught", async () => {
      await editor.addReadyMades("Hero");
      await editor.toolbar.saveHere();
      await editor.library.choose("Hero", "Record a rule");
      await editor.recording.isReady();
      await page.reload();
      await expect(page.getByRole("dialog", { name: "Go on teaching?" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(content).toBeFocused();
    });

    await test.step("making an account with that game, and its pages", async () => {
      await page.getByRole("link", { name: "Keep it everywhere" }).press("Enter");
      await expect(page.getByLabel("Username")).toBeFocused();
      const name = freshUsername();
      for (const typed of [name, `${name}@example.org`, PASSWORD]) {
        await page.keyboard.type(typed);
        await page.keyboard.press("Tab");
      }
      await page.getByRole("button", { name: "Create an account" }).press("Enter");
      await expect(page).toHaveURL(/\/editor\//);
      await editor.stage.isReady();
      await expect(content).toBeFocused();
      await press("Main menu");
      await page.getByRole("menuitem", { name: "Switch to Player View" }).press("Enter");
      await expect(page).toHaveURL(/\/play\//);
      await expect(content).toBeFocused();
      await page.goBack();
      await editor.stage.isReady();
      await expect(content).toBeFocused();
      await press("Main menu");
      await page.getByRole("menuitem", { name: "Save & Exit" }).press("Enter");
      await expect(page.getByRole("heading", { name: "My Games" })).toBeVisible();
      await expect(content).toBeFocused();
      await press(/^More for /);
      await page.getByRole("menuitem", { name: "Duplicate World" }).press("Enter");
      await editor.stage.isReady();
      await expect(content).toBeFocused();
    });
  },
);

/** Games without an account: stored in this browser, moved to an account, exported and imported as files. */

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { freshUsername, PASSWORD } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { HomePage } from "../pages/HomePage.ts";

test("a game made signed out is at home, plays, and goes along into a new account, once", async ({ page }) => {
  const home = new HomePage(page);
  const editor = new EditorPage(page);
  await home.open();
  await home.tryBlankStage();
  await editor.stage.isReady();
  await editor.toolbar.rename("Frog Jump");
  await editor.addReadyMades("Hero");
  await editor.dragToSquare("Hero", 3, 5);
  await editor.stage.expectAt("Hero", "3,5");
  const address = page.url();

  await editor.toolbar.choose("Save & Exit");
  await expect(home.keptGames).toHaveCount(1);
  await home.keptGames.getByRole("link", { name: "Play Frog Jump" }).click();
  await expect(page.getByRole("button", { name: "Play the game" })).toBeVisible();
  await page.goBack();
  await home.keptGames.getByRole("link", { name: "Edit Frog Jump" }).click();
  await editor.stage.isReady();
  await editor.stage.expectAt("Hero", "3,5");
  await expect(page.getByRole("button", { name: /^Saved here\./ })).toBeVisible();
  await expect(page.getByText("Your work has not been saved!")).toHaveCount(0);

  await page.getByRole("link", { name: "Keep it everywhere" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account to save Frog Jump");
  const username = freshUsername();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const readMeanwhile = untilRead(page, "Saving world to your account... Please wait.");
  await page.getByRole("button", { name: "Create an account" }).click();
  await readMeanwhile;
  await page.waitForURL(/\/editor\/(?!ls-)[^/?]+$/);
  await editor.stage.isReady();
  await editor.stage.expectAt("Hero", "3,5");
  const uploaded = page.url();

  await page.goto(address);
  await page.waitForURL(uploaded);
  await page.goto(`/join-send-world?storageKey=${address.match(/ls-\d+/)}`);
  await page.waitForURL(uploaded);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Edit Frog Jump" })).toHaveCount(1);
  await expect(page.getByText("Games in this browser")).toHaveCount(0);
});

for (const [width, height, details] of [
  [1366, 768, LONG],
  [1024, 640, {}],
] as const) {
  test(
    `nothing in the toolbar of ${width}x${height} moves while a game is saved in this browser`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const editor = new EditorPage(page);
      const home = new HomePage(page);
      await home.open();
      await home.tryBlankStage();
      await editor.stage.isReady();
      await editor.addReadyMades("Hero");
      await editor.toolbar.saveHere();
      const seen = await page.evaluateHandle(watchToolbar);
      const mark = page.locator("[data-status]");
      for (const act of ["Place on stage", "Duplicate"]) {
        await editor.library.choose("Hero", act);
        await expect(mark).toHaveAttribute("data-status", "unsaved");
        await editor.toolbar.saveHere();
      }
      const { marks, places } = await seen.evaluate((found) => ({
        marks: [...found.marks],
        places: [...found.places],
      }));
      expect(marks).toEqual(expect.arrayContaining(["saved", "unsaved", "saving"]));
      expect(places).toHaveLength(1);
    },
  );
}

/** Records the save states shown from now on, and all positions of the tools meanwhile. */
function watchToolbar(): { readonly marks: Set<string>; readonly places: Set<string> } {
  const seen = { marks: new Set<string>(), places: new Set<string>() };
  const look = () => {
    seen.marks.add(document.querySelector("[data-status]")?.getAttribute("data-status") ?? "");
    const row = document.querySelector("[role=toolbar]");
    const parts = [...(row?.querySelectorAll("button") ?? []), ...document.querySelectorAll("header a")];
    seen.places.add(parts.map((part) => part.getBoundingClientRect().x.toFixed(1)).join());
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
  return seen;
}

test("a browser without room says so, keeps the last good game, and gives the newest as a file", async ({ page }) => {
  const home = new HomePage(page);
  const editor = new EditorPage(page);
  await home.open();
  await home.tryBlankStage();
  await editor.stage.isReady();
  await editor.toolbar.rename("Small");
  await editor.toolbar.saveHere();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  });
  await editor.toolbar.rename("Too Big");
  await page.getByRole("button", { name: /^Not saved yet\./ }).click();

  const trouble = page.getByRole("dialog", { name: "Not saved yet" });
  await expect(trouble).toContainText("This browser is full, so it can't keep your game.");
  const download = page.waitForEvent("download");
  await trouble.getByRole("button", { name: "Save as a file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Too Big.gridlings.json");
  const text = await readFile(await file.path(), "utf8");
  page.once("dialog", (question) => void question.accept());
  await home.open();
  await expect(home.keptGames).toHaveText([/Small/]);

  await home.openFile("half.gridlings.json", text.slice(0, text.length / 2));
  await expect(page.getByRole("alert")).toHaveText(
    "This file is damaged, so we can't open it. Please choose another one.",
  );
  await home.openFile("whole.gridlings.json", text);
  await editor.stage.isReady();
  await expect(page.getByRole("button", { name: "Name of the game: Too Big" })).toBeVisible();
});

test(
  "two tabs on one game never overwrite each other in silence, even where they know nothing of each other",
  LONG,
  async ({ page, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "locks"));
    const home = new HomePage(page);
    const editor = new EditorPage(page);
    await home.open();
    await home.tryBlankStage();
    await editor.stage.isReady();
    await editor.toolbar.rename("Here");
    await editor.toolbar.saveHere();
    const other = new EditorPage(await context.newPage());
    await other.page.goto(page.url());
    await other.stage.isReady();
    await other.toolbar.rename("There");
    await other.toolbar.saveHere();

    await editor.toolbar.rename("Here Again");
    await page.getByRole("button", { name: /^Not saved yet\./ }).click();
    const choice = page.getByRole("dialog", { name: "This game was changed somewhere else" });
    await choice.getByRole("button", { name: "Open the other one" }).click();
    await expect(page.getByRole("button", { name: "Name of the game: There" })).toBeVisible();
  },
);

test("a browser that keeps nothing says so, and the game lives as long as the window", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Private", "SecurityError");
    };
  });
  const home = new HomePage(page);
  const editor = new EditorPage(page);
  await home.open();
  await home.tryBlankStage();
  await editor.stage.isReady();
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("This browser can't keep games.");
  await editor.toolbar.rename("Dream");
  await page.getByRole("button", { name: /^Not saved yet\./ }).click();
  await expect(page.getByRole("button", { name: /^Your work has not been saved!/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Account" })).toBeVisible();
  await editor.toolbar.choose("Save & Exit");
  await expect(home.keptGames).toHaveText([/Dream/]);
  await expect(home.keptGames.getByRole("link", { name: "Dream", exact: true })).toBeFocused();
  await expect(home.keptGames).toBeInViewport({ ratio: 1 });
});

/** Holds the upload of a game back until these words have been seen, because on a fast machine they disappear at once. */
function untilRead(page: Page, words: string): Promise<void> {
  return new Promise((resolve) => {
    void page.route(
      ({ pathname }) => pathname === "/worlds",
      async (route) => {
        if (route.request().method() === "POST") {
          await expect(page.getByText(words)).toBeVisible();
          resolve();
        }
        await route.fallback();
      },
    );
  });
}

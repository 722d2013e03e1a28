/** The library by mouse, touch and keyboard: ordered, copied, searched, deleted and restored. */

import type { Page } from "@playwright/test";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { drag } from "../pages/drag.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";
import type { Pixel } from "../pages/Pixel.ts";

const DOZEN = [
  "Apple",
  "Bat",
  "Bee",
  "Boulder",
  "Bridge",
  "Button",
  "Cloud",
  "Coin",
  "Crate",
  "Door",
  "Dragon",
  "Fish",
];

test("a mouse orders, stamps, searches and takes characters, and undo names each", async ({ editor, page }) => {
  await editor.addReadyMades("Hero", "Coin", "Tree");
  await drag(page, await editor.library.middleOf("Tree"), await leftHalfOf(editor, "Hero"));
  await expect.poll(() => names(page)).toEqual(["Tree", "Hero", "Coin"]);
  await expect(editor.toolbar.undo).toHaveAccessibleName("Undo: move Tree");

  await editor.dragToSquare("Hero", 4, 4);
  await editor.toolbar.take("Stamp");
  await editor.library.character("Hero").click();
  await pressBareShelf(page, "Characters");
  await expect.poll(() => names(page)).toEqual(["Tree", "Hero", "Coin", "Hero Copy"]);
  await expect(editor.library.character("Hero Copy")).toHaveAttribute("aria-pressed", "true");
  expect(await heightOfName(page, "Hero Copy")).toBeGreaterThanOrEqual(24);
  await expect(editor.toolbar.tool("Pick")).toHaveAttribute("aria-pressed", "true");

  await editor.toolbar.take("Trash");
  await editor.library.character("Hero").click();
  await expect(page.getByRole("region", { name: "Notice" }).getByText("Hero and its copy were deleted.")).toBeVisible();
  await expect(editor.stage.actors("Hero")).toHaveCount(0);
  await page.getByRole("region", { name: "Notice" }).getByRole("button", { name: "Undo" }).click();
  await editor.stage.expectAt("Hero", "4,4");
  await expect.poll(() => names(page)).toEqual(["Tree", "Hero", "Coin", "Hero Copy"]);

  await editor.addReadyMades(...DOZEN);
  const search = page.getByRole("searchbox", { name: "Find a character" });
  await search.fill("he");
  await expect.poll(() => names(page)).toEqual(["Hero", "Hero Copy"]);
  await search.press("Escape");
  await expect(editor.library.character("Fish")).toBeInViewport();
  await theShelfTellsOfTheOthers(editor, page);
});

/** Fifteen characters are one row; the one just made is in sight, and an arrow leads back to the others. */
async function theShelfTellsOfTheOthers(editor: EditorPage, page: Page) {
  const shelf = page.getByRole("region", { name: "Characters" });
  await expect(editor.library.character("Fish")).toBeInViewport({ ratio: 1 });
  await expect(shelf.getByRole("button", { name: "Show more" })).toHaveCount(0);
  const width = await widthOfTile(page, "Dragon");
  await editor.library.character("Dragon").click();
  expect(await widthOfTile(page, "Dragon")).toBe(width);
  const back = shelf.getByRole("button", { name: "Show the ones before" });
  await expect(async () => {
    if (await back.isVisible()) await back.click();
    await expect(editor.library.character("Tree")).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expect(shelf.getByRole("button", { name: "Show more" })).toBeVisible();
}

async function widthOfTile(page: Page, name: string): Promise<number> {
  const tile = page.getByRole("region", { name: "Characters" }).getByRole("listitem").filter({ hasText: name });
  return (await tile.boundingBox())?.width ?? 0;
}

test("keys alone name, order, copy and take a look", LONG, async ({ editor, page }) => {
  await editor.addReadyMades("Fish");
  const keys = page.keyboard;
  await editor.library.appearance("Tail out").focus();
  await keys.press("F2");
  await keys.type("Splash");
  await keys.press("Enter");
  await keys.press("ArrowRight");
  await expect(editor.library.appearance("Tail in")).toBeFocused();
  await keys.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Make default" }).press("Enter");
  await expect.poll(() => names(page, "Appearances")).toEqual(["Tail in", "Splash"]);
  await editor.library.appearance("Tail in").focus();
  await keys.press("Delete");
  await expect(editor.library.appearance("Splash")).toBeFocused();
  await keys.press("Delete");
  await expect(page.getByRole("region", { name: "Notice" }).getByText("Fish needs one look at least.")).toBeVisible();
  await expect.poll(() => names(page, "Appearances")).toEqual(["Splash"]);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test("tiles go along their shelf, and every key of the picture can be hit", LONG, async ({ editor, page }) => {
    await editor.addReadyMades("Hero", "Coin");
    await fingerDrag(page, await editor.library.middleOf("Coin"), await leftHalfOf(editor, "Hero"));
    await expect.poll(() => names(page)).toEqual(["Coin", "Hero"]);
    await editor.library.character("Coin").tap();
    expect(await heightOfName(page, "Coin")).toBeGreaterThanOrEqual(44);
    await page.getByRole("button", { name: "More: Coin" }).tap();
    await page.getByRole("menuitem", { name: "Move right" }).tap();
    await expect.poll(() => names(page)).toEqual(["Hero", "Coin"]);

    await page.getByRole("button", { name: "Add", exact: true }).tap();
    await page.getByRole("menuitem", { name: "When a Key is Pressed..." }).tap();
    const keys = await page.getByRole("group", { name: "Keyboard" }).getByRole("button").all();
    const sizes = await Promise.all(keys.map((key) => key.boundingBox()));
    for (const size of sizes) expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await editor.keyPicker.done();
    await expect(page.getByRole("alert")).toHaveText(
      "Uhoh - press a key on your keyboard or choose one in the picture to continue.",
    );
    await editor.keyPicker.dialog.getByRole("button", { name: "More keys" }).tap();
    await editor.keyPicker.dialog.getByRole("button", { name: "Q", exact: true }).tap();
    await expect(editor.keyPicker.chosen).toHaveValue("Q");
    await editor.keyPicker.done();
    await expect(editor.keyPicker.dialog).toBeHidden();
  });
});

function names(page: Page, shelf: "Characters" | "Appearances" = "Characters"): Promise<(string | null)[]> {
  const faces = page.locator(`[data-part="${shelf}"] [data-face]`);
  return faces.evaluateAll((all) => all.map((face) => face.getAttribute("aria-label")));
}

/** The height of the name on a selected tile, px. */
async function heightOfName(page: Page, name: string): Promise<number> {
  const box = await page.getByRole("button", { name: `Name: ${name}`, exact: true }).boundingBox();
  return box?.height ?? 0;
}

async function leftHalfOf(editor: EditorPage, name: string): Promise<Pixel> {
  const { x, y } = await middleOf(editor.library.character(name));
  return { x: x - 20, y };
}

/** Presses where there is no tile. */
async function pressBareShelf(page: Page, shelf: "Characters" | "Appearances"): Promise<void> {
  const box = await page.locator(`[data-part="${shelf}"] ul`).boundingBox();
  if (!box) throw new Error(`There is no shelf of ${shelf}.`);
  await page.mouse.click(box.x + box.width - 30, box.y + box.height / 2);
}

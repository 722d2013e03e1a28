/** A tablet held upright: the inspector is a sheet, and a full library is pushed sideways by a finger. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/e2eStory.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

const CROWD = ["Hero", "Tree", "Dragon", "Cloud", "Door", "Coin", "Key", "Bee"] as const;

test("a rule just recorded comes out to be named, and the page stays where it is", async ({ editor, page }) => {
  await editor.addReadyMades("Hero");
  await editor.library.choose("Hero", "Record a rule");
  const right = page.locator("[data-view=before] [data-side=right]");
  await right.focus();
  await right.press("ArrowRight");
  await page.getByRole("button", { name: "Save Recording" }).tap();
  await expect(page.getByRole("textbox", { name: "Name of the rule" })).toBeFocused();
  await page.getByRole("button", { name: "Close the inspector" }).tap();
  await expect(page.getByRole("button", { name: "Rules", exact: true })).toBeFocused();
  expect(await leftOf(page, "header")).toBe(8);
});

test("a finger pushes a full library sideways, and takes a character upwards out of it", async ({ editor, page }) => {
  await editor.addReadyMades(...CROWD);
  await editor.library.character("Hero").scrollIntoViewIfNeeded();
  const cloud = await editor.library.middleOf("Cloud");
  await fingerDrag(page, cloud, { x: cloud.x - 250, y: cloud.y });
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(50);
  await expect(editor.stage.actors("Cloud")).toHaveCount(0);
  await fingerDrag(page, await middleOf(editor.library.character("Door")), await editor.stage.pixelOf(9, 6));
  await expect(editor.stage.actors("Door")).toHaveCount(1);
});

function leftOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);
}

function scrolledBy(page: Page): Promise<number> {
  return page
    .getByRole("region", { name: "Characters" })
    .getByRole("list")
    .evaluate((list) => list.scrollLeft);
}

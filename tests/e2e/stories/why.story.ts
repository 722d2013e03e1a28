/** Asking somebody why it did not do what it should have done, and mending it. */
import type { Page } from "@playwright/test";
import { TILE } from "../../../src/engine/index.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { ruleGame } from "../../support/e2eRuleGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { walkingGame, walkTurns } from "../../support/e2eWalkers.ts";

/** At this zoom, a square is 64 px wide. */
const NEAR = 64 / TILE;

async function zoomOf(page: Page): Promise<number> {
  return Number(await page.locator("[data-view=stage]").getAttribute("data-zoom"));
}

test("a hero that is stuck says what it wanted and what was there, and one press mends it", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, ruleGame()));
  const why = page.getByRole("region", { name: "Why?", exact: true });
  await editor.stage.press(2, 2);
  await expect(page.getByRole("button", { name: "Why?" })).toHaveCount(0);
  await editor.controls.forward.click();
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(why.getByRole("heading", { name: "Hero" })).toBeFocused();
  await expect(why).toContainText("Turn 1");
  await expect(why.getByRole("status")).toHaveText("I stayed here. No rule fit.");
  const miss = why.getByRole("article", { name: /^Almost/ });
  await expect(miss).toContainText("I wanted no one on my right, but there was a Rock.");
  await expect(page.getByText("I wanted this")).toBeVisible();
  await expect.poll(() => zoomOf(page)).toBeGreaterThanOrEqual(NEAR);
  await page.getByRole("button", { name: "See it all" }).click();
  await expect.poll(() => zoomOf(page)).toBeLessThan(NEAR);

  await miss.getByRole("button", { name: "What else can be done" }).click();
  await page.getByRole("menuitem", { name: "Allow Rock too" }).click();
  await expect(why.getByRole("status")).toContainText("I move right");
  await page.keyboard.press("Control+z");
  await expect(miss).toContainText("but there was a Rock.");

  await miss.getByRole("button", { name: "Teach what to do here" }).click();
  await editor.recording.isReady();
});

test("the film shows every turn again; the past cannot be changed, but the game goes on from it and rules are taught from it", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, walkingGame()));
  const film = page.getByRole("slider", { name: "Turns played" });
  await expect(film).toHaveCount(0);
  await walkTurns(editor, 5);
  await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 5");
  const box = await film.boundingBox();
  if (!box) throw new Error("There is no film.");
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2);
  await expect(film).toHaveAttribute("aria-valuetext", "Turn 2 of 5");
  await expect(page.getByText("This is the past", { exact: true })).toBeVisible();

  await editor.library.character("Hero").click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("This is the past", { exact: true })).toHaveCount(0);

  await film.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(film).toHaveAttribute("aria-valuetext", "Turn 1 of 5");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(editor.controls.stop).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 5");
  await editor.stage.expectAt("Hero", "5,2");
  await page.getByRole("button", { name: "Back to start" }).click();
  await page.keyboard.press("Enter");
  await editor.stage.expectAt("Hero", "0,2");

  await editor.controls.forward.click();
  await editor.stage.expectAt("Hero", "1,2");
  await film.focus();
  await page.keyboard.press("PageDown");
  await page.getByText("This is the past", { exact: true }).waitFor();
  await editor.stage.press(0, 2);
  await page.getByRole("button", { name: "Teach from here" }).click();
  await editor.recording.isReady();
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test("the film does not move under the hand that pulls it, also above the keys of the game @long", async ({
    editor,
    page,
    request,
    child,
  }) => {
    await editor.open(await makeWorld(request, child, ruleGame()));
    await expect(page.getByRole("group", { name: "Keys of this game" })).toBeVisible();
    for (let turn = 1; turn <= 3; turn += 1) await editor.controls.forward.tap();
    const film = page.getByRole("slider", { name: "Turns played" });
    await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 3");
    const before = await film.boundingBox();
    if (!before) throw new Error("There is no film.");
    await page.touchscreen.tap(before.x + before.width / 3, before.y + before.height / 2);
    await page.getByRole("button", { name: "Teach from here" }).waitFor();
    await expect(film).toHaveAttribute("aria-valuetext", "Turn 1 of 3");
    expect(await film.boundingBox()).toEqual(before);
    await expect(page.getByRole("group", { name: "Keys of this game" })).toHaveCount(0);
  });
});

/** During a recording, nothing covers what it is about, and everything can be seen and reached. */

import { makeWorld } from "../../support/e2eAccount.ts";
import { dimUnderMouse, groundUnderMouse } from "../../support/e2eContrast.ts";
import { LONG } from "../../support/e2eLong.ts";
import { recordingGame } from "../../support/e2eRecordingGame.ts";
import { expect, test } from "../../support/e2eStory.ts";

// Views that glide cannot be aimed at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const STAGE = ["............", "HB.C........", "............", "............"];
const SIDES = ["left", "right", "top", "bottom"] as const;

test(
  "at the edge of the stage no handle covers the picture, and no button fades under the mouse",
  LONG,
  async ({ editor, page, request, child }) => {
    // The coin lies on the boulder's square.
    const game = recordingGame(STAGE, { C1: { position: { x: 1, y: 1 } } });
    await editor.open(await makeWorld(request, child, game));
    const { recording } = editor;
    await editor.toolbar.take("Record");
    await editor.stage.press(0, 1);
    await recording.isReady();

    await test.step("the frame from the first column on stays clear of the handles", async () => {
      await recording.dragHandle("right", 2);
      await recording.dragHandle("bottom", 3);
      // A handle grows a little under the mouse.
      await page.mouse.move(0, 0);
      const hero = await recording.after.pixelOf(0, 1);
      const last = await recording.after.pixelOf(1, 2);
      for (const side of SIDES) {
        const box = (await recording.handle(side).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const [right, bottom] = [box.x + box.width, box.y + box.height];
        const isBeside = right <= hero.x - 19 || box.x >= last.x + 19 || bottom <= hero.y - 19 || box.y >= last.y + 19;
        expect(isBeside, `${side} of the frame`).toBe(true);
      }
      await recording.dragActor([0, 1], [0, 2]);
      await expect(recording.actions).toHaveText([/moves ↓/]);
    });

    await test.step("every button stands out under the mouse, the tool in hand too", async () => {
      const ignore = recording.panel.getByRole("button", { name: /^Ignore squares/ });
      const buttons = recording.panel.locator("button:not([data-actor])");
      expect(await dimUnderMouse(page, buttons)).toEqual([]);
      for (const tool of [ignore, editor.toolbar.tool("Trash")]) {
        const idle = await groundUnderMouse(tool);
        await tool.click();
        expect(await groundUnderMouse(tool)).not.toBe(idle);
      }
      await ignore.click();
      expect(await dimUnderMouse(page, buttons)).toEqual([]);
      expect(await dimUnderMouse(page, page.locator("[data-part=Toolbar] button:enabled:visible"))).toEqual([]);
      await ignore.click();
    });

    await test.step("a square with two on it says so, as long as both are there", async () => {
      const stacks = (view: string) => page.getByRole("list", { name: `Squares with several actors in the ${view}` });
      for (const view of ["before picture", "after picture"]) {
        await expect(stacks(view).getByRole("listitem")).toHaveText(["2Boulder and Coin at column 2, row 2"]);
      }
      const square = await recording.after.pixelOf(1, 1);
      const badge = (await stacks("after picture").getByRole("listitem").boundingBox()) ?? { x: 0, y: 0, width: 0 };
      expect(Math.abs(badge.x + badge.width - (square.x + 20))).toBeLessThan(2);
      expect(Math.abs(badge.y - (square.y - 20))).toBeLessThan(2);
      await editor.toolbar.take("Trash");
      await recording.after.press(1, 1);
      await expect(stacks("after picture")).toHaveCount(0);
      await expect(stacks("before picture")).toHaveCount(1);
    });

    await test.step("the before picture wears the look that a condition is changed to", async () => {
      await recording.openRow("Hero looks like Standing");
      const before = await recording.before.shot();
      await recording.panel.getByRole("button", { name: /Second part of: Hero looks like/ }).click();
      await page.getByRole("menuitemradio", { checked: false }).first().click();
      await expect(recording.panel.getByRole("img", { name: "True right now" })).toBeVisible();
      await expect.poll(async () => (await recording.before.shot()).equals(before)).toBe(false);
    });

    await test.step("the menu of other values says what its row does with them", async () => {
      const conditions = recording.panel.getByRole("region", { name: "When the picture matches and:" });
      const actions = recording.panel.getByRole("region", { name: "It should..." });
      for (const [region, add, entry, words] of [
        [actions, "Add a step", "Change Score", /^Use somebody's value\. New value: Score becomes 0$/],
        [conditions, "Add a check", "Score (0 now)", /^Compare with somebody's value\. Second part of: .*Score is 0$/],
      ] as const) {
        await region.getByRole("button", { name: add }).click();
        await page.getByRole("menuitem", { name: entry, exact: true }).click();
        await expect(region.getByRole("button", { name: /somebody's value/ })).toHaveAccessibleName(words);
        await region.getByRole("button", { name: /somebody's value/ }).click();
        await expect(page.getByRole("menuitem", { name: "Keys" }).first()).toBeVisible();
        await page.keyboard.press("Escape");
        await editor.toolbar.undo.click();
        await expect(region.getByRole("button", { name: /somebody's value/ })).toHaveCount(0);
      }
    });

    await test.step("the card says who shares a square", async () => {
      await recording.save();
      await expect(editor.inspector.rules.first()).toContainText("Before: Boulder and Coin share a square.");
    });
  },
);

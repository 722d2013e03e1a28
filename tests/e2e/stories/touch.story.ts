/** A child with a tablet drags with a finger. */

import { makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";
import { PaintDialog } from "../pages/PaintDialog.ts";
import type { Pixel } from "../pages/Pixel.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import { SelectionPanel } from "../pages/SelectionPanel.ts";

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

test("a finger drags a character from the library onto the stage, and on to another square", async ({
  editor,
  page,
}) => {
  await editor.addReadyMades("Hero");
  const from = await editor.library.middleOf("Hero");
  await fingerDrag(page, from, await editor.stage.pixelOf(4, 4));
  await editor.stage.expectAt("Hero", "4,4");
  await fingerDrag(page, await editor.stage.pixelOf(4, 4), await editor.stage.pixelOf(7, 6));
  await editor.stage.expectAt("Hero", "7,6");
});

test("without any drag, characters come onto the stage and move on it", async ({ editor, page }) => {
  const tap = async (column: number, row: number) => {
    const { x, y } = await editor.stage.pixelOf(column, row);
    await page.touchscreen.tap(x, y);
  };
  await editor.addReadyMades("Hero");
  await editor.library.choose("Hero", "Place on stage");
  await expect(editor.stage.actors("Hero")).toHaveCount(1);
  await editor.library.choose("Hero", "Place on stage");
  await expect(editor.stage.actors("Hero")).toHaveCount(2);
  const cells = await editor.stage.cellsOf("Hero");
  expect(new Set(cells).size).toBe(2);
  await editor.library.choose("Hero", "Pick up");
  // The closed menu has returned the focus, but touch shows no tooltips.
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await tap(3, 3);
  await editor.stage.expectAt("Hero", ...cells, "3,3");
  await new SelectionPanel(page).button("Move").tap();
  await expect(page.getByText(/^Tap where Hero should go/)).toBeVisible();
  await tap(5, 2);
  await editor.stage.expectAt("Hero", ...cells, "5,2");
});

/** Runs in the page: whether a press on this point of the window would be one on the button. */
function isUnder(button: HTMLElement | SVGElement, { x, y }: Pixel): boolean {
  return button.contains(document.elementFromPoint(x, y));
}

/** Runs in the page: counts the clicks on it. */
function countClicks(): void {
  const told = Object.assign(window, { clicks: 0 });
  window.addEventListener("click", () => told.clicks++, { capture: true });
}

function clicksOf(): number {
  return Number(Reflect.get(window, "clicks"));
}

/** Buttons of a recording that come up where the stage was: tabs on three sides, a tool, and one that shows the places of the rule. */
const UNDER_THE_FINGER = [
  "Before: add a column on the right",
  "Before: add a row on top",
  "After: add a row at the bottom",
  "Ignore squares",
  "Where would this work?",
];

test(
  "a tap that begins a recording presses nothing of what comes up under the finger",
  LONG,
  async ({ editor, page }) => {
    const { recording, stage } = editor;
    const button = (name: string) => recording.panel.getByRole("button", { name });
    const begin = async ({ x, y }: Pixel) => {
      await fingerDrag(page, await editor.library.middleOf("Hero"), { x, y });
      await expect(stage.actors("Hero")).toHaveCount(1);
      await editor.toolbar.take("Record");
      const clicks = await page.evaluate(clicksOf);
      await page.touchscreen.tap(x, y);
      await recording.isReady();
      // The click that a browser sends after a tap would be for whatever is there by then.
      expect(await page.evaluate(clicksOf)).toBe(clicks);
    };
    const end = async () => {
      await recording.cancel();
      await page.getByRole("button", { name: "Undo: place Hero" }).click();
      await expect(stage.actors("Hero")).toHaveCount(0);
    };
    /** All that the recording says, apart from where the hero stands, and whether that is at an edge of the stage. */
    const said = async () => (await recording.panel.ariaSnapshot()).replaceAll(/\d+| \[disabled\]/g, "");
    await page.evaluate(countClicks);
    await editor.addReadyMades("Hero");
    await begin(await stage.pixelOf(10, 1));
    await expect(recording.places).toHaveText(/1 place/);
    const untouched = await said();
    const spots: (readonly [name: string, spot: Pixel])[] = [];
    for (const name of UNDER_THE_FINGER) spots.push([name, await middleOf(button(name))]);
    await end();

    for (const [name, spot] of spots) {
      await test.step(name, async () => {
        await begin(spot);
        await expect.poll(() => button(name).evaluate(isUnder, spot)).toBe(true);
        await expect.poll(said).toBe(untouched);
        await expect(editor.toolbar.undo).toBeDisabled();
        await end();
      });
    }
  },
);

test("a tap on the stage ends the typing of a name", async ({ editor, page }) => {
  await page.getByRole("button", { name: /Name of the game/ }).tap();
  await page.keyboard.type("Tapped away");
  const { x, y } = await editor.stage.pixelOf(2, 2);
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("button", { name: "Name of the game: Tapped away" })).toBeVisible();
});

test("a tap right after a quick stroke is heard, wherever it is", LONG, async ({ editor, page }) => {
  const paint = new PaintDialog(page);
  await editor.library.drawNew();
  await paint.isReady();
  await fingerDrag(page, await paint.pixelOf(5, 20), await paint.pixelOf(35, 22));
  await paint.button("Save").tap();
  await expect(paint.dialog).toBeHidden();
});

test(
  "on-screen keys that were hidden in the editor are hidden when it is opened again, and shown in the player",
  LONG,
  async ({ editor, page, request, child }) => {
    const worldId = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
    await editor.open(worldId);
    const player = new PlayerPage(page);
    await expect(player.keys).toBeVisible();
    await player.button("Keys on the screen").tap();
    await expect(player.keys).toBeHidden();
    await page.reload();
    await editor.stage.isReady();
    await expect(player.button("Keys on the screen")).toBeVisible();
    await expect(player.keys).toBeHidden();
    await player.open(worldId);
    await expect(player.keys).toBeVisible();
  },
);

/** Several actors at once on the stage, by mouse and keys, and by touch alone. */
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { drag } from "../pages/drag.ts";
import type { EditorPage } from "../pages/EditorPage.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { SelectionPanel } from "../pages/SelectionPanel.ts";

async function threeHeroes(editor: EditorPage): Promise<void> {
  await editor.addReadyMades("Hero");
  for (const column of [3, 4, 5]) await editor.dragToSquare("Hero", column, 3);
  await editor.stage.expectAt("Hero", "3,3", "4,3", "5,3");
}

test("Shift or a box chooses heroes, and mouse and keys move, copy, paste and delete them together", async ({
  editor,
  page,
}) => {
  const selection = new SelectionPanel(page);
  await threeHeroes(editor);
  await editor.stage.press(3, 3);
  await page.keyboard.down("Shift");
  await editor.stage.press(5, 3);
  await page.keyboard.up("Shift");
  await expect(selection.count).toHaveText("2 characters");
  await page.keyboard.down("Alt");
  await drag(page, await editor.stage.pixelOf(5, 3), await editor.stage.pixelOf(4, 3));
  await page.keyboard.up("Alt");
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("There is a Hero here already.");
  await expect(editor.stage.actors("Hero")).toHaveCount(3);

  await drag(page, await editor.stage.pixelOf(2, 2), await editor.stage.pixelOf(6, 4));
  await expect(selection.count).toHaveText("3 characters");
  await expect(editor.stage.picture).toHaveAttribute("data-tool", "pointer");

  await drag(page, await editor.stage.pixelOf(4, 3), await editor.stage.pixelOf(4, 6));
  await editor.stage.expectAt("Hero", "3,6", "4,6", "5,6");
  await page.keyboard.press("Control+z");
  await editor.stage.expectAt("Hero", "3,3", "4,3", "5,3");

  await page.keyboard.down("Alt");
  await drag(page, await editor.stage.pixelOf(4, 3), await editor.stage.pixelOf(4, 8));
  await page.keyboard.up("Alt");
  await editor.stage.expectAt("Hero", "3,3", "4,3", "5,3", "3,8", "4,8", "5,8");
  await page.keyboard.press("Control+x");
  await editor.stage.expectAt("Hero", "3,3", "4,3", "5,3");
  await page.keyboard.press("Control+v");
  await editor.stage.expectAt("Hero", "3,3", "4,3", "5,3", "9,6", "10,6", "11,6");
  await page.keyboard.press("Control+a");
  await editor.stage.picture.press("Delete");
  await expect(editor.stage.actors("Hero")).toHaveCount(0);
  await editor.toolbar.undo.click();
  await expect(editor.stage.actors("Hero")).toHaveCount(6);
});

test("keys alone take a hero along, go to the edges, and leave by Tab", LONG, async ({ editor, page }) => {
  await threeHeroes(editor);
  await page.getByRole("button", { name: "Stop", exact: true }).focus();
  await editor.stage.picture.focus();
  for (const key of ["ArrowDown", "Home", "PageUp", "End", "PageDown"]) await page.keyboard.press(key);
  await expect(page.getByText("Empty at column 22, row 13")).toBeAttached();
  for (const key of ["Home", "PageUp", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  for (const key of [" ", "ArrowDown", "ArrowDown", " "]) await page.keyboard.press(key);
  await editor.stage.expectAt("Hero", "3,5", "4,3", "5,3");
  await page.keyboard.press("Tab");
  await expect(editor.stage.picture).not.toBeFocused();
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test(
    "taps choose several, and the bar turns, duplicates, copies and deletes them",
    LONG,
    async ({ editor, page }) => {
      const selection = new SelectionPanel(page);
      const tap = async (column: number, row: number) => {
        const { x, y } = await editor.stage.pixelOf(column, row);
        await page.touchscreen.tap(x, y);
      };
      await threeHeroes(editor);
      await tap(3, 3);
      await selection.button("Select several").tap();
      await tap(4, 3);
      await expect(selection.count).toHaveText("2 characters");
      await selection.button("Copy").tap();
      await expect(editor.stage.actors("Hero")).toHaveCount(5);
      await selection.button("Delete").tap();
      await editor.stage.expectAt("Hero", "3,3", "4,3", "5,3");
      await fingerDrag(page, await editor.stage.pixelOf(1, 1), await editor.stage.pixelOf(6, 5));
      await expect(selection.count).toHaveText("3 characters");
      await selection.button("Turn").tap();
      await selection.button("More").tap();
      await selection.entry("Copy to paste").tap();
      await selection.button("More").tap();
      await selection.entry("Paste").tap();
      await expect(editor.stage.actors("Hero")).toHaveCount(6);
      await fingerDrag(page, await editor.stage.pixelOf(10, 6), await editor.stage.pixelOf(10, 9));
      await editor.stage.expectAt("Hero", "3,3", "4,3", "5,3", "9,9", "10,9", "11,9");
    },
  );
});

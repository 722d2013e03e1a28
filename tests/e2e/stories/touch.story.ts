/** A child with a tablet drags with a finger. */
import { expect, test } from "../../support/e2eStory.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";

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

test("without any drag, a tile's menu puts its character on the stage", async ({ editor }) => {
  await editor.addReadyMades("Hero");
  await editor.library.choose("Hero", "Place on stage");
  await expect(editor.stage.actors("Hero")).toHaveCount(1);
  await editor.library.choose("Hero", "Place on stage");
  await expect(editor.stage.actors("Hero")).toHaveCount(2);
  const cells = await editor.stage.cellsOf("Hero");
  expect(new Set(cells).size).toBe(2);
});

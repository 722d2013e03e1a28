/** A rule that waits for a key. */

import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";
import type { EditorPage } from "../pages/EditorPage.ts";

async function teachArrowKey(editor: EditorPage) {
  await placeHeroAndWall(editor);
  await editor.stage.press(3, 5);
  await editor.inspector.add("When a Key is Pressed...");
  await editor.keyPicker.press("ArrowRight");
  await expect(editor.keyPicker.chosen).toHaveValue("right arrow");
  await editor.keyPicker.done();
  const block = editor.inspector.block(/right arrow/);
  await expect(block).toBeVisible();
  await recordWalking(editor);
  await editor.inspector.waysAreOffered();
  await editor.inspector.dragInto(editor.inspector.rules.first(), block);
  await expect(block.getByRole("article")).toHaveCount(1);
  return block;
}

test("a key that is tapped counts once, and one that is held counts every turn", async ({ editor, page }) => {
  const block = await teachArrowKey(editor);
  const blockMark = editor.inspector.mark(block);
  const ruleMark = editor.inspector.mark(block.getByRole("article"));

  await editor.controls.play.click();
  await expect(blockMark).toHaveAccessibleName("Not this time");
  await page.keyboard.press("ArrowRight");
  // Only a tick in which something happened can be taken back.
  await expect(editor.controls.back).toBeEnabled();
  // One tick later, the key is no longer in the input.
  await expect(blockMark).toHaveAccessibleName("Did it, but not this time");
  await editor.controls.stop.click();
  await editor.stage.expectAt("Hero", "4,5");

  await editor.controls.speed("Fast").check();
  await editor.controls.play.click();
  await page.keyboard.down("ArrowRight");
  // At the wall, the rule is still tried with every tick while the key is down, but does not match.
  await expect(ruleMark).toHaveAccessibleName("Did it, but not this time");
  await page.keyboard.up("ArrowRight");
  await expect(ruleMark).toHaveAccessibleName("Did it!");
  await editor.controls.stop.click();
  await editor.stage.expectAt("Hero", "7,5");
});

test(
  "the picker asks for a key until there is one, and leads to the block a key has already",
  LONG,
  async ({ editor }) => {
    await editor.addReadyMades("Hero");
    await editor.inspector.add("When a Key is Pressed...");
    await editor.keyPicker.done();
    await expect(editor.keyPicker.dialog.getByRole("alert")).toHaveText(
      "Uhoh - press a key on your keyboard or choose one in the picture to continue.",
    );
    await editor.keyPicker.pressInPicture("A");
    await editor.keyPicker.done();
    await expect(editor.inspector.block("When A is pressed")).toHaveCount(1);

    await editor.inspector.add("When a Key is Pressed...");
    await editor.keyPicker.press("a");
    await editor.keyPicker.done();
    await expect(editor.inspector.block("When A is pressed")).toHaveCount(1);
    await expect(editor.inspector.block("When A is pressed")).toHaveAttribute("data-selected", "true");
  },
);

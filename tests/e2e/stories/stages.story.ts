/** Several stages by mouse and touch: created, shown, edited, ordered and undone; and going back to the Start. */

import { readFile } from "node:fs/promises";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall } from "../../support/e2eWalkingHero.ts";
import { fingerDrag } from "../pages/fingerDrag.ts";
import { middleOf } from "../pages/middleOf.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import { StagesPanel } from "../pages/StagesPanel.ts";
import { VariablesPanel } from "../pages/VariablesPanel.ts";

const FOREST = "assets/backgrounds/forest.png";

test("a game gets more stages, each with its picture, size and background", async ({ editor, page }) => {
  const stages = new StagesPanel(page);
  await placeHeroAndWall(editor);
  await stages.open();
  await expect.poll(() => stages.colorsOf("Level 1")).toBeGreaterThan(5);
  await stages.press("Add a level");
  await stages.press("Space");
  await stages.press("Add a level");
  await stages.expectNames("Level 1", "Level 2", "Level 3");
  await stages.dragBefore("Level 3", "Level 1");
  await stages.expectNames("Level 3", "Level 1", "Level 2");
  await stages.press("Move down");
  await stages.expectNames("Level 1", "Level 3", "Level 2");

  await stages.dialog.getByLabel("Picture file").setInputFiles(await pictureFile());
  await expect.poll(() => stages.colorsOf("Level 3")).toBeGreaterThan(50);
  await stages.dialog.getByLabel("Picture file").setInputFiles(wordsFile());
  await expect(stages.dialog.getByRole("alert")).toContainText("isn't a picture");
  await stages.field("Name").fill("The wood");
  await stages.done();
  await expect(stages.picker).toHaveText("The wood");
  await editor.stage.expectAt("Hero");

  await stages.open();
  await stages.choose("Level 1");
  await stages.field("Width").fill("6");
  await page.keyboard.press("Enter");
  await expect(stages.dialog.getByText("1 character stood outside and was deleted.")).toBeVisible();
  await stages.done();
  await editor.stage.expectAt("Hero", "3,5");
  await editor.stage.expectAt("Brick Wall");
  await page.getByRole("region", { name: "Notice" }).getByRole("button", { name: "Undo" }).click();
  await editor.stage.expectAt("Brick Wall", "8,5");

  // Undoing an edit of another stage shows that stage.
  await editor.dragToSquare("Hero", 5, 2);
  await editor.stage.expectAt("Hero", "3,5", "5,2");
  await stages.open();
  await stages.choose("Level 2");
  await stages.done();
  await editor.toolbar.undo.click();
  await expect(stages.picker).toHaveText("Level 1");
  await editor.stage.expectAt("Hero", "3,5");
  await editor.toolbar.save();
  await page.reload();
  await editor.stage.isReady();
  await stages.open();
  await stages.expectNames("Level 1", "The wood", "Level 2");
  await expect.poll(() => stages.colorsOf("The wood")).toBeGreaterThan(50);
});

test("the Start is saved with its picture and gone back to", async ({ editor, page }) => {
  await placeHeroAndWall(editor);
  const restore = page.getByRole("button", { name: "Back to start" });
  await expect(restore).toBeDisabled();
  await page.getByRole("button", { name: "Start here" }).click();
  await expect(restore).toBeEnabled();
  await expect(page.getByTitle("Saved Start").locator("canvas")).toBeVisible();
  await editor.dragToSquare("Brick Wall", 1, 1);
  await editor.stage.expectAt("Brick Wall", "1,1", "8,5");
  await restore.click();
  const question = page.getByRole("dialog", { name: "Back to start" });
  await expect(question).toHaveAccessibleDescription(
    "Are you sure you want to reset the stage to the saved Start state?",
  );
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(restore).toBeFocused();
  await editor.stage.expectAt("Brick Wall", "8,5");
  await editor.toolbar.undo.click();
  await editor.stage.expectAt("Brick Wall", "1,1", "8,5");
});

test(
  "players begin on the first stage, whichever Start was saved last, or on the one that is chosen; so does the whole game",
  LONG,
  async ({ editor, page }) => {
    const stages = new StagesPanel(page);
    const player = new PlayerPage(page);
    const worldId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const saveStart = () => page.getByRole("button", { name: "Start here" }).click();
    const variables = new VariablesPanel(page);
    await editor.addReadyMades("Hero");
    await editor.dragToSquare("Hero", 3, 5);
    await variables.show();
    await variables.add("World", "Coins");
    await variables.set("Coins", "3");
    await saveStart();
    await stages.open();
    await stages.press("Add a level");
    await stages.done();
    await editor.dragToSquare("Hero", 6, 2);
    await saveStart();
    await editor.toolbar.save();
    await player.open(worldId);
    await expect(player.stage.picture).toHaveAccessibleName(/^Level 1,/);
    await player.stage.expectAt("Hero", "3,5");

    await editor.open(worldId);
    await editor.dragToSquare("Hero", 1, 1);
    await stages.open();
    await stages.choose("Level 1");
    await stages.done();
    await editor.dragToSquare("Hero", 8, 8);
    await variables.show();
    await variables.set("Coins", "8");
    await page.getByRole("button", { name: "Back to start" }).click();
    await page.getByRole("button", { name: "This level" }).click();
    await editor.stage.expectAt("Hero", "3,5");
    await expect(variables.value("Coins")).toHaveValue("3");
    await variables.set("Coins", "8");
    await stages.open();
    await stages.choose("Level 2");
    await stages.done();
    await editor.stage.expectAt("Hero", "1,1", "6,2");
    await page.getByRole("button", { name: "Back to start" }).click();
    await page.getByRole("button", { name: "The whole game" }).click();
    await expect(stages.picker).toHaveText("Level 1");
    await editor.stage.expectAt("Hero", "3,5");
    await expect(variables.value("Coins")).toHaveValue("3");
    await stages.open();
    await stages.choose("Level 2");
    await stages.dialog.getByRole("button", { name: "Start here" }).press("Enter");
    await expect(stages.dialog.getByRole("radio", { name: "Level 2" })).toHaveAccessibleDescription("Starts here");
    await stages.choose("Level 1");
    await stages.done();
    await editor.toolbar.save();
    await player.open(worldId);
    await player.stage.expectAt("Hero", "6,2");
    await player.bigPlay.click();
    await player.button("Start over").click();
    await expect(player.stage.picture).toHaveAccessibleName(/^Level 2,/);
  },
);

test.describe("by finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });
  test("stages are added, chosen, pulled into another order and removed", LONG, async ({ page, editor }) => {
    const stages = new StagesPanel(page);
    await editor.stage.isReady();
    await stages.picker.tap();
    const button = (name: string) => stages.dialog.getByRole("button", { name, exact: true });
    await button("Add a level").tap();
    await button("Add a level").tap();
    await stages.field("Name").fill("Top");
    await stages.tile("Level 1").locator("label").tap();
    await stages.expectNames("Level 1", "Level 2", "Top");
    const second = await middleOf(stages.tile("Level 2"));
    await fingerDrag(page, await middleOf(stages.grip("Level 1")), { x: second.x, y: second.y + 30 });
    await stages.expectNames("Level 2", "Level 1", "Top");
    await button("Start here").tap();
    await expect(stages.dialog.getByRole("radio", { name: "Level 1" })).toHaveAccessibleDescription("Starts here");
    await button("Remove this level").tap();
    await stages.expectNames("Level 2", "Top");
    await stages.dialog.getByRole("button", { name: "Undo" }).tap();
    await stages.expectNames("Level 2", "Level 1", "Top");
    await button("Done").tap();
    await expect(stages.picker).toHaveText("Level 1");
  });
});

async function pictureFile() {
  return { name: "forest.png", mimeType: "image/png", buffer: await readFile(FOREST) };
}

function wordsFile() {
  return { name: "words.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") };
}

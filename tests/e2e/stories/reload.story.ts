/** What was made is still there after the page was closed. */
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";

test("after a reload the actors stand where they stood, the rule is there, and the game plays", async ({
  editor,
  page,
}) => {
  await editor.toolbar.rename("Kept");
  await placeHeroAndWall(editor);
  await recordWalking(editor);
  await editor.toolbar.save();
  await editor.controls.speed("Super").check();
  await editor.toolbar.save();

  await page.reload();
  await editor.stage.isReady();
  await expect(page.getByRole("button", { name: "Name of the game: Kept" })).toBeVisible();
  await editor.stage.expectAt("Hero", "3,5");
  await editor.stage.expectAt("Brick Wall", "8,5");
  await expect(editor.controls.speed("Super")).toBeChecked();
  await editor.library.character("Hero").click();
  await expect(editor.inspector.rules).toHaveCount(1);
  await editor.controls.forward.click();
  await editor.stage.expectAt("Hero", "4,5");
});

test("opening a game does not save it", async ({ editor, page }) => {
  await placeHeroAndWall(editor);
  await editor.toolbar.save();
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && saves.push(request.url()));
  await page.reload();
  await editor.stage.isReady();
  await editor.toolbar.choose("Switch to Player View");
  await page.waitForURL(/\/play\//);
  expect(saves).toEqual([]);
});

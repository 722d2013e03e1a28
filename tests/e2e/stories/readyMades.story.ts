/** Characters that come with rules, from the library into a game that plays at once. */
import { expect, test } from "../../support/e2eStory.ts";

test("a ghost from the library brings what it needs along, and chases the hero at once", async ({ editor, page }) => {
  await editor.addReadyMades("Chasing Ghost: Chases your heroes");
  await editor.dragToSquare("Hero", 12, 5);
  await editor.dragToSquare("Chasing Ghost", 9, 5);
  await editor.controls.play.click();
  await expect(page.getByRole("status").filter({ hasText: "Chasing Ghost says: Boo!" })).toBeAttached();
  await editor.controls.stop.click();
  await editor.stage.expectAt("Chasing Ghost", "12,5");
});

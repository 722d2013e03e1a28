/** What just happened in a game is saved as a file, and a game is made of it in which it can be looked at again. */
import { makeWorld } from "../../support/e2eAccount.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { walkingGame } from "../../support/e2eWalkers.ts";

test("the last turns travel in a file and are in the film of the game that is made of it", async ({
  editor,
  page,
  request,
  child,
}) => {
  await editor.open(await makeWorld(request, child, walkingGame()));
  const menu = page.getByRole("button", { name: "Main menu" });
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Save what just happened" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  for (let turn = 1; turn <= 3; turn += 1) {
    await editor.controls.forward.click();
    await editor.stage.expectAt("Hero", `${turn},2`);
  }
  await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Save what just happened" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("A game turn 3.gridlings.json");
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("A game turn 3.gridlings.json");

  await menu.click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("menuitem", { name: "Open a game file" }).click(),
  ]);
  const before = page.url();
  await chooser.setFiles(await download.path());
  await expect(page).not.toHaveURL(before);
  const film = page.getByRole("slider", { name: "Turns played" });
  await expect(film).toHaveAttribute("aria-valuetext", "Now, turn 3");
  await editor.stage.expectAt("Hero", "3,2");
  await film.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(film).toHaveAttribute("aria-valuetext", "Turn 2 of 3");
});

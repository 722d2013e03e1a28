/** A game is played by somebody who has no account, by its link. */
import { watchFaults } from "../../support/e2eFaults.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";
import { StagePanel } from "../pages/StagePanel.ts";

test("a visitor plays a game by its link, and starts it again", async ({ editor, page, browser, baseURL }) => {
  await placeHeroAndWall(editor);
  await recordWalking(editor);
  await editor.toolbar.save();
  const worldId = new URL(page.url()).pathname.split("/").at(-1);

  const visitor = await browser.newContext({ baseURL });
  const faults = watchFaults(visitor);
  const player = await visitor.newPage();
  await player.goto(`/play/${worldId}`);
  const stage = new StagePanel(player, "stage");
  await stage.isReady();
  await stage.expectAt("Hero", "3,5");

  await player.getByRole("button", { name: "Play the game" }).click();
  await expect(player.getByRole("button", { name: "Stop" })).toBeEnabled();
  const begun = await stage.shot();
  await expect.poll(async () => begun.equals(await stage.shot())).toBe(false);
  await player.getByRole("button", { name: "Stop" }).click();
  await expect.poll(() => stage.cellsOf("Hero")).not.toEqual(["3,5"]);

  await player.getByRole("button", { name: "Restart" }).click();
  await stage.isReady();
  await stage.expectAt("Hero", "3,5");
  await expect(player.getByRole("region", { name: "Characters" })).toHaveCount(0);
  expect(faults).toEqual([]);
  await visitor.close();
});

/** Somebody without an account plays a game by its link. */
import { watchFaults } from "../../support/e2eFaults.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";
import { StagePanel } from "../pages/StagePanel.ts";

const LONGER_THAN_A_TURN = 700;

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
  await expect(async () => {
    await player.getByRole("button", { name: "Play", exact: true }).click();
    await player.waitForTimeout(LONGER_THAN_A_TURN);
    await player.getByRole("button", { name: "Stop" }).click();
    expect(await stage.cellsOf("Hero")).not.toEqual(["3,5"]);
  }).toPass();

  await player.getByRole("button", { name: "Restart" }).click();
  await stage.isReady();
  await stage.expectAt("Hero", "3,5");
  await expect(player.getByRole("region", { name: "Characters" })).toHaveCount(0);
  expect(faults).toEqual([]);
  await visitor.close();
});

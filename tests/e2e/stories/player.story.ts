/** Somebody without an account plays a game by its link. */
import type { Page } from "@playwright/test";
import { garden } from "../../../assets/worlds/examples/garden.ts";
import { pond } from "../../../assets/worlds/examples/pond.ts";
import { sand } from "../../../assets/worlds/examples/sand.ts";
import { gameOf } from "../../../assets/worlds/sketch/gameSketch.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { watchFaults } from "../../support/e2eFaults.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
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
  // The pointer led to the stage: no ring lies over its game, not even once a key is pressed.
  await player.keyboard.press("ArrowRight");
  await expect(stage.picture).toBeFocused();
  await expect(stage.picture).toHaveCSS("outline-style", "none");
  await expect(async () => {
    await player.getByRole("button", { name: /^Play(ing)?$/ }).click();
    await player.waitForTimeout(LONGER_THAN_A_TURN);
    await player.getByRole("button", { name: "Stop" }).click();
    expect(await stage.cellsOf("Hero")).not.toEqual(["3,5"]);
  }).toPass();

  await player.getByRole("button", { name: "Start over" }).click();
  await stage.isReady();
  await stage.expectAt("Hero", "3,5");
  await expect(player.getByRole("region", { name: "Characters" })).toHaveCount(0);
  expect(faults).toEqual([]);
  await visitor.close();
});

test(
  "games that come with the product are played to their goals, by finger and by keys",
  LONG,
  async ({ page, request, child, browser, baseURL }) => {
    test.slow();
    await test.step("by finger: tunnels lead the sand into the buckets", async () => {
      const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true, viewport: TABLET });
      const visitor = await context.newPage();
      const player = new PlayerPage(visitor);
      await player.open(await makeWorld(request, child, gameOf(sand)));
      await player.bigPlay.tap();
      for (const [column, row] of [...TUNNEL, ...TUNNEL.map(([x, y]) => [17 - x, y] as const)]) {
        const { x, y } = await player.stage.pixelOf(column, row);
        await visitor.touchscreen.tap(x, y);
        await visitor.waitForTimeout(LONGER_THAN_A_TURN);
      }
      await isWon(visitor, "You filled all the buckets!");
      await player.button("Play again").tap();
      // There are 26 grains before anybody digs.
      await player.stage.isReady();
      await expect(player.stage.actors("Sand")).toHaveCount(26);
      await context.close();
    });

    await test.step("by keys: the hook brings up six of seven fish", async () => {
      const player = new PlayerPage(page);
      await player.open(await makeWorld(request, child, gameOf(pond)));
      await player.bigPlay.click();
      await holdUntilWon(page, ["Space"], "You caught 6 fish!");
    });

    await test.step("by keys: where the cloud rains, the seeds become flowers, and the rainbow gets its colors", async () => {
      const player = new PlayerPage(page);
      await player.open(await makeWorld(request, child, gameOf(garden)));
      await player.bigPlay.click();
      await holdUntilWon(page, ["ArrowRight", "Space"], "Your flowers colored the whole rainbow!");
    });
  },
);

const TABLET = { width: 1180, height: 820 };

/** From the left heap of sand to the buckets. */
const TUNNEL = [
  [5, 4],
  [6, 4],
  [6, 5],
  [7, 5],
  [7, 6],
  [8, 6],
  [8, 7],
  [8, 8],
] as const;

async function isWon(page: Page, text: string): Promise<void> {
  const card = page.getByRole("dialog", { name: "You won!" });
  await expect(card.getByText(text)).toBeVisible({ timeout: 120_000 });
}

/** Holds these keys; to let go of them then presses no button of the card. */
async function holdUntilWon(page: Page, keys: readonly string[], text: string): Promise<void> {
  for (const key of keys) await page.keyboard.down(key);
  await isWon(page, text);
  for (const key of keys) await page.keyboard.up(key);
  await isWon(page, text);
}

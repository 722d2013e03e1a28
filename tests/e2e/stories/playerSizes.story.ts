/** Every window size shows the whole player, and a phone plays with two thumbs. */

import { makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { middleOf } from "../pages/middleOf.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

const WINDOWS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 600],
  [1366, 768],
] as const;
const STAGES = { wide: { width: 22, height: 13 }, tall: { width: 9, height: 24 } };

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("stage, controls and keys are all in the window, whatever its size", async ({ page, request, child }) => {
    const player = new PlayerPage(page);
    for (const size of Object.values(STAGES)) {
      const worldId = await makeWorld(request, child, keyGame(size));
      await page.setViewportSize({ width: 1366, height: 768 });
      await player.open(worldId);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await test.step(`${size.width}x${size.height} in ${width}x${height}`, async () => {
          await expect(player.keys.getByRole("button")).toHaveCount(2);
          await expect.poll(() => player.share()).toBeGreaterThan(0.97);
          await player.expectToFit();
        });
      }
      await player.button("Full screen").click();
      await expect.poll(() => player.share()).toBeGreaterThan(0.97);
      await player.expectToFit();
    }
  });

  test("on a phone the stage stays as large as it is when Play is pressed", async ({ page, request, child }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, keyGame(STAGES.wide)));
    const still = await player.stage.picture.boundingBox();
    expect(still?.width).toBeGreaterThan(360);
    await player.bigPlay.tap();
    await expect(player.button("Playing")).toBeVisible();
    expect(await player.stage.picture.boundingBox()).toEqual(still);
  });

  test("on a phone the keys keep their place and the switches stay while a game plays", async ({
    page,
    request,
    child,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const player = new PlayerPage(page);
    for (const size of Object.values(STAGES)) {
      await player.open(await makeWorld(request, child, keyGame(size)));
      const still = await player.keys.boundingBox();
      await player.bigPlay.tap();
      await expect(player.button("Playing")).toBeVisible();
      expect(await player.keys.boundingBox()).toEqual(still);
      await expect(player.button("Full screen")).toBeInViewport({ ratio: 1 });
      await player.button("Stop").tap();
      await expect(player.button("Play")).toBeVisible();
      expect(await player.keys.boundingBox()).toEqual(still);
    }
  });

  test("on an upright tablet the keys are as large as a thumb needs them", async ({ page, request, child }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, keyGame(STAGES.wide)));
    for (const key of await player.keys.getByRole("button").all())
      expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(68);
  });

  test(
    "two keys are held at once with two fingers, and Start over starts again",
    LONG,
    async ({ page, request, child }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const player = new PlayerPage(page);
      await player.open(await makeWorld(request, child, keyGame(STAGES.wide)));
      await player.bigPlay.tap();
      await expect(player.bigPlay).toHaveCount(0);
      const fingers = await Promise.all(["right arrow", "A"].map((key) => middleOf(player.button(key))));
      const touch = await page.context().newCDPSession(page);
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers });
      await expect(player.button("right arrow")).toHaveAttribute("data-down", "true");
      await expect(player.button("A")).toHaveAttribute("data-down", "true");
      // Waits for several ticks, because a single change may be a picture that was loaded late.
      const pictures = new Set<string>();
      await expect
        .poll(async () => pictures.add((await player.stage.shot()).toString("base64")).size)
        .toBeGreaterThan(3);
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(player.button("A")).toHaveAttribute("data-down", "false");
      await player.button("Stop").tap();
      await expect.poll(() => player.stage.cellsOf("Hero")).not.toEqual(["1,1"]);
      await player.button("Start over").tap();
      await player.stage.expectAt("Hero", "1,1");
      await expect(player.bigPlay).toBeVisible();
    },
  );
});

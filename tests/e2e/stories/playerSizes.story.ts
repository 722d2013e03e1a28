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
const TABLETS = [
  [820, 1180],
  [1180, 820],
  [1024, 768],
] as const;
const UP = 38;
const DOWN = 40;
const STAGES = { wide: { width: 22, height: 13 }, tall: { width: 9, height: 24 } };
test("in a low window, every shape of stage has the same words on its buttons, and Play in the middle", async ({
  page,
  request,
  child,
}) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  const player = new PlayerPage(page);
  for (const size of Object.values(STAGES)) {
    await player.open(await makeWorld(request, child, keyGame(size)));
    for (const word of ["Start over", "Stop", "Play", "Keys", "Full screen"])
      await expect(page.getByText(word, { exact: true })).toBeInViewport({ ratio: 1 });
    const [play, deck] = await Promise.all([
      player.button("Play").boundingBox(),
      player.controls.locator("xpath=..").boundingBox(),
    ]);
    expect(Math.round((play?.x ?? 0) + (play?.width ?? 0) / 2)).toBe(
      Math.round((deck?.x ?? 0) + (deck?.width ?? 0) / 2),
    );
  }
});

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

  test("on a phone the stage stays as large as it is when Play is pressed", LONG, async ({ page, request, child }) => {
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

  test("on a tablet the arrows are a cross for the left thumb, and another key is large and round for the right one", async ({
    page,
    request,
    child,
  }) => {
    const player = new PlayerPage(page);
    const boxOf = async (key: string) =>
      (await player.button(key).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
    const round = await makeWorld(request, child, keyGame(STAGES.wide));
    const cross = await makeWorld(request, child, keyGame({ ...STAGES.wide, right: UP, down: DOWN }));
    for (const worldId of [round, cross]) {
      await page.setViewportSize({ width: 1180, height: 820 });
      await player.open(worldId);
      for (const [width, height] of TABLETS) {
        await page.setViewportSize({ width, height });
        await player.expectToFit();
        const isCross = worldId === cross;
        const one = await boxOf(isCross ? "up arrow" : "right arrow");
        const other = await boxOf(isCross ? "down arrow" : "A");
        expect([one.width, one.height]).toEqual([84, 76]);
        if (isCross) expect(one.y + one.height).toBeLessThan(other.y);
        else {
          expect([other.width, other.height]).toEqual([96, 96]);
          const between = await boxOf("Change keys");
          expect(one.x + one.width).toBeLessThan(between.x);
          expect(between.x + between.width).toBeLessThan(other.x);
        }
      }
    }
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

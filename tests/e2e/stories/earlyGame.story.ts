/** A player's page shows its game before the page itself is there, and the page goes on with it. */
import { makeWorld } from "../../support/e2eAccount.ts";
import { holdSite } from "../../support/e2eHeldSite.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

const EARLY = /\/assets\/early-(?!all|lists|home)[^/]*\.js/;
const FIRST = 1;
const LAST = 11;
const SIZES = [
  [1366, 768, {}],
  [1024, 640, LONG],
  [390, 844, {}],
  [844, 390, LONG],
] as const;

for (const [width, height, details] of SIZES)
  test(`at ${width} by ${height} it stands where the page shows it`, details, async ({ page, request, child }) => {
    await page.setViewportSize({ width, height });
    const goOn = await holdSite(page);
    const player = new PlayerPage(page);
    await player.openEarly(await makeWorld(request, child, keyGame({ width: 12, height: 8 })));
    const box = await player.stage.picture.boundingBox();
    goOn();
    await player.pageIsThere();
    expect(await player.stage.picture.boundingBox()).toEqual(box);
  });

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("on a tablet its keys and controls stand where the page shows them", async ({ page, request, child }) => {
    const goOn = await holdSite(page);
    const player = new PlayerPage(page);
    const boxes = () =>
      Promise.all(["right arrow", "A", "Start over", "Stop", "Play"].map((name) => player.button(name).boundingBox()));
    await player.openEarly(await makeWorld(request, child, keyGame({ width: 22, height: 13 })));
    const early = await boxes();
    goOn();
    await player.pageIsThere();
    expect(await boxes()).toEqual(early);
  });
});

test("it is played by keys, counts as a play, and goes on in the page without a start of its own", async ({
  page,
  request,
  child,
}) => {
  const goOn = await holdSite(page);
  const player = new PlayerPage(page);
  const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
  const counted = page.waitForRequest((call) => call.method() === "POST" && call.url().includes(id));
  await player.openEarly(id);
  await expectHeroAt(player, FIRST);
  await page.keyboard.down("ArrowRight");
  await page.keyboard.up("ArrowRight");
  await expect(player.bigPlay).toHaveCount(0);
  await page.keyboard.down("ArrowRight");
  await expectHeroAt(player, FIRST, false);
  goOn();
  await player.pageIsThere();
  await counted;
  await expect(player.bigPlay).toHaveCount(0);
  await expect(player.button("Playing")).toBeVisible();
  await expect(player.stage.picture).toBeFocused();
  // The key is still held.
  await expectHeroAt(player, LAST);
  await page.keyboard.up("ArrowRight");
  await player.button("Stop").click();
  await player.button("Start over").click();
  await player.stage.expectAt("Hero", "1,1");
});

test("it is played by finger and mouse: Play, Stop and Start over", async ({ page, request, child }) => {
  await holdSite(page);
  const player = new PlayerPage(page);
  await player.openEarly(await makeWorld(request, child, keyGame({ width: 12, height: 8 })));
  await player.bigPlay.click();
  await expect(player.stage.picture).toBeFocused();
  await page.keyboard.down("ArrowRight");
  await expectHeroAt(player, FIRST, false);
  await page.keyboard.up("ArrowRight");
  await player.button("Stop").click();
  await expect(player.button("Play")).toBeVisible();
  await player.button("Start over").click();
  await expectHeroAt(player, FIRST);
});

test("if its script is lost on the way, the page comes by itself", async ({ page, request, child, faults }) => {
  await page.route(EARLY, (route) => route.abort(), { times: 1 });
  const player = new PlayerPage(page);
  const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
  await page.goto(`/play/${id}`);
  await player.stage.isReady();
  await player.pageIsThere();
  faults.length = 0;
});

/** Whether the green hero is drawn in a column of the second row. */
async function expectHeroAt(player: PlayerPage, column: number, isThere = true): Promise<void> {
  const canvas = player.stage.picture.locator("canvas");
  const isGreen = (element: HTMLCanvasElement, at: number) => {
    const tile = element.width / 12;
    const [red = 0, green = 0, blue = 0] =
      element.getContext("2d")?.getImageData((at + 0.5) * tile, 1.5 * tile, 1, 1).data ?? [];
    return green > red && green > blue;
  };
  await expect.poll(() => canvas.evaluate(isGreen, column)).toBe(isThere);
}

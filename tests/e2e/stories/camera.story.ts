/** A world that is larger than its room is played from nearby: the camera follows whom its maker chose. */
import { makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";
import { StagesPanel } from "../pages/StagesPanel.ts";

const WORLD = { width: 200, height: 40 };
/** On a slow machine, more would take until the hero is at the other edge. */
const FRAMES = 40;

function followedWorld(follow = "hero") {
  const game = keyGame(WORLD);
  const stages = Object.values(game.world.stages).map((stage) => [stage.id, { ...stage, camera: { follow } }]);
  return { ...game, world: { ...game.world, speed: 125, stages: Object.fromEntries(stages) } };
}

test("the camera of the player follows the hero through a large world", async ({ page, request, child }) => {
  await page.addInitScript(() => localStorage.setItem("gridlings:power", "never"));
  const player = new PlayerPage(page);
  await player.open(await makeWorld(request, child, followedWorld()));
  const zoom = Number(await player.stage.picture.getAttribute("data-zoom"));
  expect(zoom * 40).toBeGreaterThanOrEqual(56);
  expect(zoom * 40).toBeLessThanOrEqual(80);
  await player.bigPlay.click();
  await page.keyboard.down("ArrowRight");
  // At the edge of the world the camera stands still.
  await expect.poll(async () => (await player.stage.greenShares(1))[0]).toBeGreaterThan(0.5);
  for (const share of await player.stage.greenShares(FRAMES)) expect(Math.abs(share - 0.5)).toBeLessThan(1 / 6);
  await page.keyboard.up("ArrowRight");
  await player.button("Stop").click();
  await expect.poll(async () => Number.parseInt((await player.stage.cellsOf("Hero"))[0] ?? "", 10)).toBeGreaterThan(14);
});

test(
  "where the camera follows somebody who is gone, all of the world is shown",
  LONG,
  async ({ page, request, child }) => {
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, followedWorld("nobody")));
    await expect.poll(() => player.share()).toBeGreaterThan(0.97);
  },
);

test(
  "a child chooses whom the camera follows, and the editor shows it while the game plays",
  LONG,
  async ({ page, request, child, editor }) => {
    await editor.open(await makeWorld(request, child, keyGame(WORLD)));
    const stages = new StagesPanel(page);
    await stages.open();
    await stages.press("Hero");
    await expect(stages.dialog.getByRole("button", { name: "Hero", pressed: true })).toBeVisible();
    await stages.done();
    const zoom = async () => Number(await editor.stage.picture.getAttribute("data-zoom"));
    const whole = await zoom();
    await editor.controls.play.click();
    await expect.poll(async () => 40 * (await zoom())).toBeGreaterThanOrEqual(56);
    await editor.controls.stop.click();
    await expect.poll(zoom).toBe(whole);
  },
);

test(
  "a player is zoomed by wheel and keys while it plays, and one press shows all of it again",
  LONG,
  async ({ page, request, child }) => {
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, keyGame({ width: 22, height: 8 })));
    const zoom = async () => Number(await player.stage.picture.getAttribute("data-zoom"));
    const whole = await zoom();
    await player.bigPlay.click();
    await player.stage.picture.hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(zoom).toBeGreaterThan(whole);
    await player.button("See it all").click();
    await expect.poll(zoom).toBe(whole);
    await expect(player.button("See it all")).toBeHidden();
    await player.stage.picture.focus();
    await page.keyboard.press("+");
    await expect.poll(zoom).toBeGreaterThan(whole);
    await page.keyboard.press("0");
    await expect.poll(zoom).toBe(whole);
  },
);

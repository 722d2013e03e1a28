/** Games are played by gamepad in the player and in the editor, as with the keys. */

import { makeWorld } from "../../support/e2eAccount.ts";
import { hold, plugIn } from "../../support/e2eGamepad.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

const A = 0;
const B = 1;
const START = 9;
const RIGHT = 15;
/** The codes of keys. */
const SPACE = 32;
const KEY_X = 88;

test("a gamepad begins the game in the player and moves its hero", async ({ page, request, child }) => {
  const player = new PlayerPage(page);
  await player.open(await makeWorld(request, child, keyGame({ width: 22, height: 8 })));
  await plugIn(page);
  await expect(page.getByText("Gamepad ready.").first()).toBeVisible();
  await hold(page, START);
  await expect(player.button("Playing")).toBeVisible();
  await expect(player.bigPlay).toBeHidden();
  await hold(page);
  const still = await player.stage.shot();
  await hold(page, RIGHT);
  await expect.poll(async () => still.equals(await player.stage.shot())).toBe(false);
});

test("a gamepad that comes to a running game leaves its stage as it is", LONG, async ({ page, request, child }) => {
  const player = new PlayerPage(page);
  await player.open(await makeWorld(request, child, keyGame({ width: 22, height: 8 })));
  await player.bigPlay.click();
  await expect(player.button("Playing")).toBeVisible();
  const before = await player.stage.picture.boundingBox();
  await plugIn(page);
  const notice = page.getByText("Gamepad ready.").first();
  await expect(notice).toBeVisible();
  expect(await player.stage.picture.boundingBox()).toEqual(before);
  const told = await notice.boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(before?.y ?? 0);
});

test("a gamepad plays a game in the editor, too", LONG, async ({ page, request, child }) => {
  const editor = new EditorPage(page);
  await editor.open(await makeWorld(request, child, keyGame({ width: 22, height: 8 })));
  await plugIn(page);
  await expect(page.getByText("Gamepad ready.").first()).toBeVisible();
  await hold(page, START);
  await expect(page.getByRole("button", { name: "Playing", exact: true })).toBeVisible();
  const still = await editor.stage.shot();
  await hold(page, RIGHT);
  await expect.poll(async () => still.equals(await editor.stage.shot())).toBe(false);
});

test("its A is the space bar of the game, and its B the key X", LONG, async ({ page, request, child }) => {
  const player = new PlayerPage(page);
  await player.open(await makeWorld(request, child, keyGame({ width: 22, height: 22, right: SPACE, down: KEY_X })));
  await plugIn(page);
  await expect(page.getByText("Gamepad ready.").first()).toBeVisible();
  const holdWhilePlayed = async (button: number) => {
    await hold(page, START);
    await expect(player.button("Playing")).toBeVisible();
    await hold(page, button);
  };
  await holdWhilePlayed(A);
  await player.expectAfterStop("Hero", /^(?!1,)\d+,1$/);
  await hold(page);
  await holdWhilePlayed(B);
  await player.expectAfterStop("Hero", /,(?!1$)\d+$/);
});

/** Whoever plays a game chooses other keys for it: on the keyboard, or in a picture of one by finger. This browser remembers them. */
import { makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

const GAME = keyGame({ width: 22, height: 8 });

test(
  "a key that was chosen by keyboard moves the hero, after a reload too, until the game's keys are back",
  LONG,
  async ({ page, request, child }) => {
    const player = new PlayerPage(page);
    const world = await makeWorld(request, child, GAME);
    await player.open(world);
    await player.button("Keys on the screen").click();
    await player.button("Change keys").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Change keys" });
    await dialog.getByRole("button", { name: "right arrow, now right arrow" }).press("Enter");
    await page.keyboard.press("j");
    await expect(dialog.getByRole("button", { name: "right arrow, now J" })).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).press("Enter");
    await expect(dialog).toBeHidden();
    await player.open(world);
    await player.bigPlay.click();
    await page.keyboard.down("j");
    await player.expectAfterStop("Hero", /^(?!1,)/);
    await page.keyboard.up("j");
    await player.button("Change keys").click();
    await dialog.getByRole("button", { name: "Back to the game's keys" }).click();
    await expect(dialog.getByRole("button", { name: "right arrow, now right arrow" })).toBeVisible();
  },
);

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a key is chosen in the picture of a keyboard", LONG, async ({ page, request, child }) => {
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, GAME));
    await player.button("Change keys").tap();
    const dialog = page.getByRole("dialog", { name: "Change keys" });
    await dialog.getByRole("button", { name: "right arrow, now right arrow" }).tap();
    await dialog.getByRole("group", { name: "Keyboard" }).getByRole("button", { name: "K", exact: true }).tap();
    await expect(dialog.getByRole("button", { name: "right arrow, now K" })).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).tap();
    await expect(page.getByText(/^Key: K/).first()).toBeAttached();
  });
});

for (const [held, viewport] of [
  ["upright", { width: 390, height: 844 }],
  ["sideways", { width: 844, height: 390 }],
] as const)
  test.describe(`on a phone held ${held}`, () => {
    test.use({ hasTouch: true, viewport });

    test("a key is chosen for a keyboard or a switch of one's own", LONG, async ({ page, request, child }) => {
      const player = new PlayerPage(page);
      await player.open(await makeWorld(request, child, GAME));
      await player.button("Change keys").tap();
      const dialog = page.getByRole("dialog", { name: "Change keys" });
      await dialog.getByRole("button", { name: "right arrow, now right arrow" }).tap();
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("button", { name: "right arrow, now Enter" })).toBeVisible();
      await dialog.getByRole("button", { name: "Done" }).tap();
      await player.bigPlay.tap();
      await page.keyboard.down("Enter");
      await player.expectAfterStop("Hero", /^(?!1,)/);
      await page.keyboard.up("Enter");
    });
  });

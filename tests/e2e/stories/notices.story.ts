/** Notices never cover the game. */

import type { Locator, Page } from "@playwright/test";
import type { Box } from "../../../src/pixels/Box.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { endlessGame } from "../../support/e2eCrowdGame.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { characterNamed } from "../../support/testGame.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

const noticeOf = (page: Page) => page.getByRole("region", { name: "Notice" });

/** The part of a view that its stage takes, or the box of anything else. */
async function boxOf(thing: Locator): Promise<Box | null> {
  const box = await thing.boundingBox();
  const { zoom, left, top, columns, rows } = await thing.evaluate((element) => ({
    ...(element as HTMLElement).dataset,
  }));
  if (!box || zoom === undefined) return box;
  const tile = 40 * Number(zoom);
  return {
    x: box.x + Math.max(0, Number(left)),
    y: box.y + Math.max(0, Number(top)),
    width: Math.min(box.width, tile * Number(columns)),
    height: Math.min(box.height, tile * Number(rows)),
  };
}

async function expectApart(one: Locator, ...others: readonly Locator[]): Promise<void> {
  await expect(one).toBeInViewport({ ratio: 1 });
  const a = await one.boundingBox();
  for (const other of others) {
    const b = await boxOf(other);
    if (!a || !b) throw new Error("Both have to be seen.");
    const overlap =
      Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
      Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);
    expect(overlap, `${JSON.stringify(a)} lies over ${JSON.stringify(b)}`).toBe(false);
  }
}

for (const [width, height, details] of [
  [1366, 768, LONG],
  [1024, 640, {}],
  [820, 1180, LONG],
] as const) {
  test(
    `in an editor of ${width}x${height} a notice is over neither the playing stage nor its controls`,
    details,
    async ({ page, request, child }) => {
      await page.setViewportSize({ width, height });
      const editor = new EditorPage(page);
      await editor.open(await makeWorld(request, child, keyGame({ width: 22, height: 13 })));
      await editor.controls.play.click();
      await page.getByRole("button", { name: "Start here" }).click();
      await expect(noticeOf(page)).toContainText("Saved! The game will start like this.");
      const controls = page.getByRole("region", { name: "Play the game" });
      await expectApart(noticeOf(page), editor.stage.picture, controls);
      await expectApart(noticeOf(page), page.locator("[data-part=Characters]"));
    },
  );
}

test(
  "in a window as low as one at 200 % a notice covers no tile of a still game and takes no height from the shelf",
  LONG,
  async ({ page, request, child }) => {
    await page.setViewportSize({ width: 683, height: 384 });
    const editor = new EditorPage(page);
    await editor.open(await makeWorld(request, child, keyGame({ width: 22, height: 13 })));
    const shelf = page.locator("[data-part=Characters]");
    const before = await shelf.boundingBox();
    await editor.library.choose("Hero", "Delete");
    await expect(noticeOf(page)).toContainText("Hero and its copy were deleted");
    await expectApart(noticeOf(page), shelf, editor.controls.play);
    expect((await shelf.boundingBox())?.height).toBe(before?.height);
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  test(
    "on an upright phone a notice about a still game is clear of the looks",
    LONG,
    async ({ page, request, child }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const editor = new EditorPage(page);
      await editor.open(await makeWorld(request, child, keyGame({ width: 22, height: 13 })));
      await page.getByRole("button", { name: "Start here" }).tap();
      await expect(noticeOf(page)).toBeVisible();
      await expectApart(noticeOf(page), page.getByRole("region", { name: /looks$/ }), editor.controls.play);
    },
  );

  test(
    "in an editor with keys on the screen a notice is over none of them, at any size",
    LONG,
    async ({ page, request, child }) => {
      const editor = new EditorPage(page);
      const game = keyGame({ width: 22, height: 13 });
      const characters = { ...game.characters, rock: characterNamed("Rock") };
      await editor.open(await makeWorld(request, child, { ...game, characters }));
      await editor.controls.play.tap();
      const controls = page.getByRole("region", { name: "Play the game" });
      const notices = {
        "Saved! The game will start like this.": () => page.getByRole("button", { name: "Start here" }).tap(),
        "Rock was deleted": () => editor.library.choose("Rock", "Delete"),
      };
      for (const [text, act] of Object.entries(notices)) {
        await act();
        await expect(noticeOf(page)).toContainText(text);
        // It stays as long as something in it has the focus.
        await noticeOf(page).getByRole("button").last().focus();
        for (const [width, height] of [
          [390, 844],
          [844, 390],
          [1180, 820],
        ] as const) {
          await page.setViewportSize({ width, height });
          await test.step(`${text} in ${width}x${height}`, async () => {
            await expect(page.getByRole("group", { name: "Keys of this game" })).toBeVisible();
            await expectApart(noticeOf(page), editor.stage.picture, controls);
          });
        }
      }
    },
  );
});

test(
  "in a player a notice is over neither stage nor controls, on a phone and on the whole screen too",
  LONG,
  async ({ page, request, child }) => {
    const player = new PlayerPage(page);
    await player.open(await makeWorld(request, child, endlessGame(40)));
    await player.bigPlay.click();
    const notice = noticeOf(page);
    await expect(notice).toContainText("took too long");
    // It stays as long as something in it has the focus.
    await notice.getByRole("button", { name: "Close the notice" }).focus();
    const expectAllSeen = async () => {
      await expect.poll(() => player.share()).toBeGreaterThan(0.97);
      // The group of the buttons has no box of its own on a phone.
      const parts = [player.stage.picture, ...(await player.controls.getByRole("button").all())];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      await expectApart(notice, ...parts);
    };
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await test.step(`${width}x${height}`, expectAllSeen);
    }
    await player.button("Full screen").click();
    await notice.getByRole("button", { name: "Close the notice" }).focus();
    await test.step("the whole screen", expectAllSeen);
  },
);

/** The pictures of a large game are decoded in a worker, and all of them show even without one. */
import type { Page } from "@playwright/test";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { plainPicture } from "../../support/drawnPictures.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { missingColors } from "../../support/e2ePixels.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { actorOf, characterNamed, gameOf } from "../../support/testGame.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

/** Ten in each of four rows; the middle of the stage is under the large Play button. */
const COUNT = 40;
const COLUMNS = 10;
const ROWS = [0, 1, 6, 7] as const;
const THREAD = "**/pictures.worker-*";

test("many pictures are decoded in a thread of their own, and all are on the stage", async ({
  page,
  request,
  child,
}) => {
  const game = await makeWorld(request, child, manyColors());
  await new PlayerPage(page).open(game);
  await expectAllColors(page);
  expect(page.workers().map((worker) => worker.url())).toContainEqual(expect.stringContaining("pictures.worker"));
});

test("all are on the stage where the thread cannot be had", LONG, async ({ page, request, child }) => {
  const game = await makeWorld(request, child, manyColors());
  let asked = 0;
  await page.route(THREAD, (route) => {
    asked += 1;
    return route.abort();
  });
  await new PlayerPage(page).open(game);
  await expectAllColors(page);
  expect(asked).toBe(1);
});

async function expectAllColors(page: Page): Promise<void> {
  const { stage } = new PlayerPage(page);
  await expect
    .poll(async () => missingColors(page, `,${(await stage.shot()).toString("base64")}`, colors()))
    .toEqual([]);
}

function colors(): string[] {
  return Array.from({ length: COUNT }, (_, n) => `#${[40 + 5 * n, 240 - 5 * n, 90].map(hex).join("")}`);
}

function hex(channel: number): string {
  return channel.toString(16).padStart(2, "0");
}

function manyColors(): WorldDocument {
  const characters = colors().map((color, n) => {
    const character = characterNamed(`Kind${n}`);
    const looks = Object.keys(character.spritesheet.appearances);
    const appearances = Object.fromEntries(looks.map((look) => [look, [plainPicture(color)]]));
    return { ...character, spritesheet: { ...character.spritesheet, appearances } };
  });
  const actors = characters.map(({ id }, n) =>
    actorOf(id, `actor ${n}`, n % COLUMNS, ROWS[Math.floor(n / COLUMNS)] ?? 0),
  );
  return gameOf(characters, actors);
}

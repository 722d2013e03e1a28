/** Thousands of actors from afar: without a graphics card each is drawn as one point, which looks the same as on a card. */

import type { Page } from "@playwright/test";
import {
  type Actor,
  type AppearanceInfo,
  type Character,
  DEFAULT_STAGE,
  type Rule,
  type Stage,
  TILE,
  type WorldDocument,
} from "../../../src/engine/index.ts";
import { pictureUrl, plainPicture } from "../../support/drawnPictures.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { loseCard } from "../../support/e2eLostCard.ts";
import { hasColor } from "../../support/e2ePixels.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../../support/testGame.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

const ACTORS = 4000;
const STAGE_SIZE = { width: 110, height: 70 };
/** Pictures consist of spots of this many px, so that at no zoom does the middle of a pixel lie exactly between two colors. */
const SPOT = 8;
/** Each has another zoom. */
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1024, height: 640 },
  { width: 820, height: 1180 },
] as const;

/** Drawn at more than half its size in the first of these windows, and at less in the second. */
const CHANGING = { width: 30, height: 24 };
const NEAR = { width: 1366, height: 768 };
const FAR = { width: 1024, height: 500 };
const [BEFORE, AFTER] = ["#c81e5a", "#1fa34a"];

test(
  "a crowd seen from afar looks the same drawn as points and drawn as on a graphics card",
  LONG,
  async ({ page, context, request, child }) => {
    const game = await makeWorld(request, child, crowd());
    const onCard = await context.newPage();
    await onCard.addInitScript(callItACard);
    for (const one of [page, onCard]) await one.addInitScript(countPoints);
    for (const size of WINDOWS) {
      const shots = [await shotOf(page, game, size), await shotOf(onCard, game, size)] as const;
      expect(shots[0].equals(shots[1]), `at ${size.width}x${size.height}`).toBe(true);
    }
    expect(await pointsOf(page)).toBe(ACTORS);
    const { stage } = new PlayerPage(page);
    const before = await stage.shot();
    expect(await hasColor(page, `,${before.toString("base64")}`, DEFAULT_STAGE.background)).toBe(true);
    await stage.picture.locator("canvas").evaluate(loseCard);
    await expect.poll(async () => before.equals(await stage.shot())).toBe(true);
    expect(await pointsOf(onCard)).toBe(0);
  },
);

test(
  "who changed its look while it was seen from afar has the new one when it is seen from near again",
  LONG,
  async ({ page, request, child }) => {
    const game = await makeWorld(request, child, changingCrowd());
    await page.addInitScript(countPoints);
    const has = async (color: string) =>
      hasColor(page, `,${(await new PlayerPage(page).stage.shot()).toString("base64")}`, color);
    await page.setViewportSize(NEAR);
    const player = new PlayerPage(page);
    await player.open(game);
    await expect.poll(() => has(BEFORE)).toBe(true);
    expect(await pointsOf(page)).toBe(0);
    await page.setViewportSize(FAR);
    await expect.poll(() => pointsOf(page)).toBe(ACTORS);
    await player.bigPlay.click();
    await expect.poll(async () => [await has(BEFORE), await has(AFTER)]).toEqual([false, true]);
    await page.setViewportSize(NEAR);
    await expect.poll(async () => Number(await player.stage.picture.getAttribute("data-zoom"))).toBeGreaterThan(0.5);
    await expect.poll(async () => [await has(BEFORE), await has(AFTER)]).toEqual([false, true]);
  },
);

async function shotOf(page: Page, game: string, size: (typeof WINDOWS)[number]): Promise<Buffer> {
  await page.bringToFront();
  await page.setViewportSize(size);
  const player = new PlayerPage(page);
  await player.open(game);
  let before: Buffer = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const now = await player.stage.shot();
      const rests = now.equals(before);
      before = now;
      return rests;
    })
    .toBe(true);
  return before;
}

/** Pictures of one tile and of three, half of them transparent, in all transforms, many across the edges. */
function crowd(): WorldDocument {
  const below = seededRandom(7);
  const small = pictured("Small", 1, below);
  const wide = pictured("Wide", 3, below);
  const turns: readonly Actor["transform"][] = ["0", "90", "180", "270", "flip-x", "flip-y"];
  const actors = Array.from({ length: ACTORS }, (_, n) =>
    actorOf(n % 2 ? "small" : "wide", `actor ${n}`, below(STAGE_SIZE.width), below(STAGE_SIZE.height), {
      transform: turns[below(turns.length)] ?? "0",
    }),
  );
  return stageOf(gameOf([small, wide], actors), STAGE_SIZE);
}

/** Actors on every square, some of which change their appearance as soon as they can. */
function changingCrowd(): WorldDocument {
  const change: Rule = {
    ...walkRight("changer", "change"),
    actions: [{ type: "appearance", actorId: "main", value: { constant: "changer-happy" } }],
    extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: { "0,0": true } },
  };
  const character = characterNamed("Changer", [change]);
  const spritesheet = {
    ...character.spritesheet,
    appearances: { "changer-idle": [plainPicture(BEFORE)], "changer-happy": [plainPicture(AFTER)] },
  };
  const actors = Array.from({ length: ACTORS }, (_, n) =>
    actorOf("changer", `actor ${n}`, n % CHANGING.width, Math.floor(n / CHANGING.width) % CHANGING.height),
  );
  return stageOf(gameOf([{ ...character, spritesheet }], actors), CHANGING);
}

function stageOf(game: WorldDocument, size: Pick<Stage, "width" | "height">): WorldDocument {
  const [stage] = Object.values(game.world.stages);
  if (!stage) throw new Error("A game has its stage.");
  return { ...game, world: { ...game.world, stages: { [STAGE]: { ...stage, ...size } } } };
}

function pictured(name: string, tiles: number, below: (end: number) => number): Character {
  const character = characterNamed(name);
  const [width, height] = [tiles * TILE, TILE];
  const spots = Array.from({ length: width * height * 4 }, (_, n) => (n % 4 === 3 ? 55 * below(4) + 90 : below(256)));
  const data = Uint8Array.from({ length: spots.length }, (_, n) => {
    const [x, y] = [Math.floor(n / 4) % width, Math.floor(n / 4 / width)];
    return spots[4 * ((y - (y % SPOT)) * width + x - (x % SPOT)) + (n % 4)] ?? 0;
  });
  const url = pictureUrl({ width, height, data });
  const filled = Object.fromEntries(Array.from({ length: tiles }, (_, x) => [`${x},0`, true as const]));
  const info: AppearanceInfo = { anchor: { x: 0, y: 0 }, width: tiles, height: 1, filled };
  const looks = Object.keys(character.spritesheet.appearances);
  const spritesheet = {
    ...character.spritesheet,
    appearances: Object.fromEntries(looks.map((look) => [look, [url]])),
    appearanceInfo: Object.fromEntries(looks.map((look) => [look, info])),
  };
  return { ...character, spritesheet };
}

/** Makes WebGL report the name of a graphics card. */
function callItACard(): void {
  const UNMASKED_RENDERER = 0x9246;
  const ask = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name: number) {
    return name === UNMASKED_RENDERER ? "A graphics card" : ask.call(this, name);
  };
}

/** Records the number of points in the last draw call. */
function countPoints(): void {
  const told = Object.assign(window, { points: 0 });
  const draw = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (mode, count, type, offset) {
    if (mode === this.POINTS) told.points = count;
    draw.call(this, mode, count, type, offset);
  };
}

function pointsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, "points")));
}

/** Every view is drawn on machines without graphics acceleration, and drawn again after it is lost. */

import type { Locator, Page } from "@playwright/test";
import type { Character, WorldDocument } from "../../../src/engine/index.ts";
import { makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { loseCard } from "../../support/e2eLostCard.ts";
import { hasColor } from "../../support/e2ePixels.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { actorOf, characterNamed } from "../../support/testGame.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { PaintDialog } from "../pages/PaintDialog.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

const GREEN = "#1fa34a";
/** With more actors, a player asks for a graphics card, whatever the machine. */
const CROWD = 3001;

/** Checks one canvas. */
type Look = (canvas: Locator) => Promise<void>;

test("where there is no WebGL all is drawn without it", async ({ page, request, child }) => {
  await page.addInitScript(refuseWebGl);
  const game = await makeWorld(request, child, scoreGame());
  await visitAll(page, { made: game, played: game }, async (canvas) => {
    expect(await canvas.evaluate((element: HTMLCanvasElement) => element.getContext("2d") !== null)).toBe(true);
    await expect.poll(() => isSeen(page, canvas)).toBe(true);
  });
});

test(
  "after a lost graphics card every picture is back by itself, its texts too",
  LONG,
  async ({ page, request, child }) => {
    const made = await makeWorld(request, child, scoreGame());
    const played = await makeWorld(request, child, crowded(scoreGame()));
    await visitAll(page, { made, played }, async (canvas) => {
      await expect.poll(() => isSeen(page, canvas)).toBe(true);
      const before = await restingShot(canvas);
      await canvas.evaluate(loseCard);
      await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(true);
    });
  },
);

test("a stage that cannot be drawn at all says so, and another try draws it", async ({ page, request, child }) => {
  await page.addInitScript(refuseWebGl);
  await page.addInitScript(refuseStages);
  await page.goto(`/play/${await makeWorld(request, child, scoreGame())}`);
  const { stage } = new PlayerPage(page);
  await expect(stage.picture.getByRole("alert")).toContainText("The stage could not be drawn.");
  await page.evaluate(() => Object.assign(window, { areStagesRefused: false }));
  await stage.picture.getByRole("button", { name: "Try again" }).click();
  await stage.isReady();
});

/** The editor, both pictures of a recording, the pixel editor and the player, in which the game runs. */
async function visitAll(page: Page, { made, played }: Record<"made" | "played", string>, look: Look): Promise<void> {
  const editor = new EditorPage(page);
  await editor.open(made);
  await look(editor.stage.picture.locator("canvas"));
  await editor.toolbar.take("Record");
  await editor.stage.press(1, 1);
  await editor.recording.isReady();
  for (const { picture } of [editor.recording.before, editor.recording.after]) await look(picture.locator("canvas"));
  await editor.recording.cancel();

  const paint = new PaintDialog(page);
  await editor.library.choose("Idle", "Draw");
  await paint.isReady();
  await look(paint.canvas.locator("canvas"));
  await paint.button("Cancel").click();
  await expect(paint.dialog).toBeHidden();

  const player = new PlayerPage(page);
  await player.open(played);
  await look(player.stage.picture.locator("canvas"));
  await player.bigPlay.click();
  const before = await player.stage.shot();
  await page.keyboard.down("ArrowRight");
  await expect.poll(async () => before.equals(await player.stage.shot())).toBe(false);
  await page.keyboard.up("ArrowRight");
}

/** A hero that shows its score. */
function scoreGame(): WorldDocument {
  const game = keyGame({ width: 12, height: 8 });
  const { hero } = game.characters;
  if (!hero) throw new Error("The game has a hero.");
  const overlay = { showVariables: true, visibleVariables: { score: true } } as const;
  const info = {
    anchor: { x: 0, y: 0 },
    width: 1,
    height: 1,
    filled: { "0,0": true },
    variableOverlay: overlay,
  } as const;
  const looks = Object.keys(hero.spritesheet.appearances).map((look) => [look, info]);
  const scoring: Character = {
    ...hero,
    variables: { score: { id: "score", name: "Score", defaultValue: "7 points" } },
    spritesheet: { ...hero.spritesheet, appearanceInfo: Object.fromEntries(looks) },
  };
  return { ...game, characters: { ...game.characters, hero: scoring } };
}

/** The same with so many others, all in the corner, that a player has its stage drawn by a graphics card. */
function crowded(game: WorldDocument): WorldDocument {
  const stages = Object.entries(game.world.stages).map(([id, stage]) => {
    const { width, height, actors } = stage;
    const others = Array.from({ length: CROWD }, (_, n) => actorOf("other", `other ${n}`, width - 1, height - 1));
    const all = { ...actors, ...Object.fromEntries(others.map((actor) => [actor.id, actor])) };
    return [id, { ...stage, actors: all }] as const;
  });
  const characters = { ...game.characters, other: characterNamed("Other", []) };
  return { ...game, characters, world: { ...game.world, stages: Object.fromEntries(stages) } };
}

/** A picture of a canvas in which nothing moves any more. */
async function restingShot(canvas: Locator): Promise<Buffer> {
  let shot = await canvas.screenshot();
  const isResting = async () => {
    const before = shot;
    shot = await canvas.screenshot();
    return shot.equals(before);
  };
  await expect.poll(isResting).toBe(true);
  return shot;
}

/** Whether the hero is drawn. */
async function isSeen(page: Page, canvas: Locator): Promise<boolean> {
  const shot = await canvas.screenshot();
  return hasColor(page, `,${shot.toString("base64")}`, GREEN);
}

/** Disables WebGL. */
function refuseWebGl(): void {
  const ask = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...settings: unknown[]) {
    return kind.startsWith("webgl") ? null : Reflect.apply(ask, this, [kind, ...settings]);
  } as typeof ask;
}

/** No canvas of a stage gets a context until it is told otherwise. */
function refuseStages(): void {
  const told = Object.assign(window, { areStagesRefused: true });
  const ask = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
    return told.areStagesRefused && this.closest("[data-view]") ? null : Reflect.apply(ask, this, asked);
  } as typeof ask;
}

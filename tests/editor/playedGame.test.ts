/** A game is played without an editor, and by the editor of its page from where it is. */
import { expect, it, vi } from "vitest";
import { Editor } from "../../src/editor/Editor.ts";
import { clickOnStage, PlayedGame } from "../../src/editor/played.ts";
import type { Point } from "../../src/engine/index.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const clock = new FakeClock();
const WALK = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);
const options = { document: WALK, readOnly: true, newId: () => "new", seed: 1, clock };
const { tickMs } = new PlayedGame(options).store.getState().playback;

async function played(): Promise<PlayedGame> {
  const game = new PlayedGame(options);
  game.playback.play();
  clock.pass(tickMs);
  await vi.waitFor(() => expect(placeIn(game)).toEqual({ x: 1, y: 0 }));
  return game;
}

function placeIn({ playback }: Pick<PlayedGame, "playback">): Point | undefined {
  return playback.live.actor("h")?.position;
}

it("it ticks, and stops with what was played in its document", async () => {
  const game = await played();
  game.playback.stop();
  expect(game.store.getState().playback.running).toBe(false);
  expect(game.scene("stage")?.stage.actors.h?.position).toEqual({ x: 1, y: 0 });
});

it("it holds none of its ticks, since nobody steps back", async () => {
  const game = await played();
  game.playback.stop();
  const { world } = game.store.getState().document;
  expect(game.playback.tickCount).toBeGreaterThan(0);
  expect(world.history).toEqual([]);
});

it("it starts over as it was loaded, and plays on", async () => {
  const game = await played();
  game.restart();
  expect(placeIn(game)).toEqual({ x: 0, y: 0 });
  expect(game.store.getState().playback.running).toBe(true);
});

it("what it starts over with is a new document to all who watch, even if it still had its first one", async () => {
  const game = await played();
  const drawn = game.store.getState().document;
  game.restart();
  expect(game.store.getState().document).toEqual(drawn);
  expect(game.store.getState().document).not.toBe(drawn);
});

it("a click counts for the actor on the square", async () => {
  const game = await played();
  clickOnStage(game, { x: 1, y: 0 });
  clickOnStage(game, { x: 5, y: 0 });
  expect(game.playback.keys.take().clicks).toEqual(["h"]);
});

it("an editor around it goes on from there, and starts over as it was loaded", async () => {
  const game = await played();
  const editor = new Editor({ ...options, saveTarget: null, playing: game });
  expect([editor.playback, editor.store]).toEqual([game.playback, game.store]);
  clock.pass(tickMs);
  await vi.waitFor(() => expect(placeIn(editor)).toEqual({ x: 2, y: 0 }));
  editor.restart();
  expect(placeIn(editor)).toEqual({ x: 0, y: 0 });
  editor.destroy();
});

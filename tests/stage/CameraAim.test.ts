/** Where the camera of a stage looks while a game is played, when it has ended, and once its end was seen. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Ended, type Point, TILE } from "../../src/engine/index.ts";
import type { ViewActors } from "../../src/stage/actors/ViewActors.ts";
import { CameraAim } from "../../src/stage/view/CameraAim.ts";
import { ViewCamera } from "../../src/stage/view/ViewCamera.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

const ROOM = { width: 800, height: 400 };
const STAGE = { width: 60, height: 13 };

function followed(readOnly: boolean) {
  const hero = actorOf("hero", "h", 40, 6);
  const game = gameOf([characterNamed("Hero")], [hero]);
  const [first] = Object.values(game.world.stages);
  if (!first) throw new Error("The game has no stage.");
  const stage = { ...first, ...STAGE, camera: { follow: "hero" } };
  const document = { ...game, world: { ...game.world, stages: { [stage.id]: stage } } };
  const { editor } = new TestEditor({ document, readOnly });
  const place = { square: hero.position as Point | undefined };
  const camera = new ViewCamera();
  const aim = new CameraAim({
    game: editor,
    view: "stage",
    camera,
    index: { get: () => place.square && hero, firstOf: () => (place.square ? "h" : null) } as unknown as ViewActors,
    squareAt: () => place.square,
    sight: () => ({ scene: editor.scene("stage"), extent: null, size: ROOM, isDrawn: true }),
    requestFrame: () => {},
  });
  /** The side of a square and the column in the middle of the view. */
  const seen = () => {
    aim.again();
    aim.refresh();
    camera.advance(0, aim.followed(0));
    const side = TILE * camera.current.zoom;
    return { side, middle: Math.round((ROOM.width / 2 - camera.current.left) / side - 0.5) };
  };
  const set = (playback: { readonly running: boolean; readonly ended: Ended | null }) =>
    editor.store.setState((state) => ({ playback: { ...state.playback, ...playback } }));
  return { place, seen, set, isReady: () => !aim.isAwaited };
}

const WON: Ended = { outcome: "won", text: "" };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("devicePixelRatio", 1);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the camera of a stage that follows somebody", () => {
  it.each([
    ["an editor", false],
    ["a player", true],
  ])("stays near the hero of %s when the game ends", async (_, readOnly) => {
    const { set, seen, isReady } = followed(readOnly);
    set({ running: true, ended: null });
    await vi.waitFor(() => expect(isReady()).toBe(true));
    const playing = seen();
    expect(playing).toEqual({ side: 57, middle: 40 });
    set({ running: false, ended: WON });
    expect(seen()).toEqual(playing);
  });

  it("shows the whole stage of an editor once the end was seen", async () => {
    const { set, seen, isReady } = followed(false);
    set({ running: false, ended: WON });
    await vi.waitFor(() => expect(isReady()).toBe(true));
    expect(seen().middle).toBe(40);
    set({ running: false, ended: null });
    expect(seen()).toEqual({ side: expect.any(Number), middle: 30 });
    expect(seen().side).toBeLessThan(20);
  });

  it("stays where a hero was whom the last turn took away, but shows the whole stage if the game goes on", async () => {
    const { place, set, seen, isReady } = followed(true);
    set({ running: true, ended: null });
    await vi.waitFor(() => expect(isReady()).toBe(true));
    const playing = seen();
    place.square = undefined;
    set({ running: false, ended: { outcome: "lost", text: "" } });
    expect(seen()).toEqual(playing);
    set({ running: true, ended: null });
    expect(seen().side).toBeLessThan(playing.side);
  });
});

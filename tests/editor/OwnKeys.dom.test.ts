// @vitest-environment jsdom
/** Keys that whoever plays a game has chosen in place of the game's own. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { OwnKeys, ownKeysOf } from "../../src/editor/playback/OwnKeys.ts";

const [LEFT, RIGHT, A, D, ENTER] = [37, 39, 65, 68, 13];
const GAME = [LEFT, RIGHT];

afterEach(() => localStorage.clear());

describe("own keys of a game", () => {
  it("are at first those of the game", () => {
    const keys = new OwnKeys("g");
    expect([keys.gameKeyOf(LEFT), keys.gameKeyOf(A), keys.pressedFor(LEFT)]).toEqual([LEFT, A, LEFT]);
  });

  it("stand for a key of the game, which then does nothing by itself", () => {
    const keys = new OwnKeys("g");
    keys.choose(LEFT, A, GAME);
    keys.choose(RIGHT, ENTER, GAME);
    expect([A, ENTER, LEFT, RIGHT].map((key) => keys.gameKeyOf(key))).toEqual([LEFT, RIGHT, null, null]);
    expect(keys.pressedFor(LEFT)).toBe(A);
  });

  it("change places where one is taken already", () => {
    const keys = new OwnKeys("g");
    keys.choose(LEFT, RIGHT, GAME);
    expect([keys.gameKeyOf(RIGHT), keys.gameKeyOf(LEFT)]).toEqual([LEFT, RIGHT]);
    keys.choose(LEFT, D, GAME);
    expect([D, LEFT, RIGHT].map((key) => keys.gameKeyOf(key))).toEqual([LEFT, RIGHT, null]);
  });

  it("are remembered for that game alone, until it goes back to its own", () => {
    new OwnKeys("g").choose(LEFT, A, GAME);
    expect(new OwnKeys("g").gameKeyOf(A)).toBe(LEFT);
    expect(new OwnKeys("other").gameKeyOf(A)).toBe(A);
    const heard = vi.fn();
    const keys = new OwnKeys("g");
    keys.onChange(heard);
    keys.reset();
    expect(heard).toHaveBeenCalledOnce();
    expect(new OwnKeys("g").chosen().size).toBe(0);
    expect(localStorage.length).toBe(0);
  });

  it("are the game's where what was remembered cannot be read", () => {
    for (const text of ["{", "7", '[[37,"A"],[1],null]']) {
      localStorage.setItem("gridlings:keys:g", text);
      expect(new OwnKeys("g").chosen().size).toBe(0);
    }
  });

  it("are the same object for everybody on the page", () => {
    expect(ownKeysOf("g")).toBe(ownKeysOf("g"));
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventContainer } from "../../src/engine/index.ts";
import { GamepadKeys } from "../../src/panels/controls/GamepadKeys.ts";
import { FakeGamepads } from "../support/FakeGamepads.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const PAD = { a: 0, b: 1, start: 9, up: 12, down: 13, left: 14, right: 15 };
const ALL = [37, 38, 39, 40, 32, 88, 13];

let test: TestEditor;
let pads: FakeGamepads;
let keys: GamepadKeys;
const onStart = vi.fn();
const looks = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  pads = new FakeGamepads();
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => {
    looks();
    return setTimeout(call, 16);
  });
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  begin(ALL);
});
afterEach(() => {
  keys.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

/** A game that uses these keys. */
function begin(codes: readonly number[], readOnly = false): void {
  keys?.end();
  const rules = codes.map((code): EventContainer => {
    return { type: "group-event", id: `on${code}`, event: "key", code, rules: [walkRight("hero", `by${code}`)] };
  });
  test = new TestEditor({
    document: gameOf([characterNamed("Hero", rules)], [actorOf("hero", "h", 0, 0)]),
    readOnly,
  });
  onStart.mockImplementation(() => test.editor.playback.play());
  keys = new GamepadKeys(test.editor, onStart);
}

/** A frame passes; the keys of the next tick. */
function frame(): number[] {
  vi.advanceTimersByTime(20);
  return [...test.editor.playback.keys.take().keys];
}
function play(): void {
  pads.connect();
  test.editor.playback.play();
}

describe("a gamepad in a game that plays", () => {
  it.each([
    ["up", 38],
    ["down", 40],
    ["left", 37],
    ["right", 39],
    ["a", 32],
    ["b", 88],
    ["start", 13],
  ] as const)("has %s as the key %d until it goes up", (button, code) => {
    play();
    pads.hold(PAD[button]);
    expect([frame(), frame()]).toEqual([[code], [code]]);
    pads.hold();
    expect(frame()).toEqual([]);
  });

  it.each([
    [0.4, -0.5, []],
    [0.6, 0, [39]],
    [-0.6, 0.9, [37, 40]],
    [0, -1, [38]],
  ])("has its stick at %d, %d as %j", (x, y, codes) => {
    play();
    pads.tilt(x, y);
    expect(frame()).toEqual(codes);
  });

  it("counts each press once for rules that want a new press, and a tap between two turns, too", () => {
    play();
    pads.hold(PAD.a);
    vi.advanceTimersByTime(20);
    pads.hold();
    vi.advanceTimersByTime(20);
    expect(test.editor.playback.keys.take()).toMatchObject({ keys: [32], pressed: [32] });
    pads.hold(PAD.a);
    vi.advanceTimersByTime(40);
    expect(test.editor.playback.keys.take().pressed).toEqual([32]);
    vi.advanceTimersByTime(40);
    expect(test.editor.playback.keys.take().pressed).toEqual([]);
  });

  it("presses only keys that the game uses", () => {
    begin([39]);
    play();
    pads.hold(PAD.a, PAD.right, PAD.start);
    expect(frame()).toEqual([39]);
  });

  it.each([
    ["the game stops", () => test.editor.playback.stop()],
    ["the window loses the focus", () => window.dispatchEvent(new Event("blur"))],
    ["it is gone", () => pads.disconnect()],
    ["a dialog opens", () => document.body.insertAdjacentHTML("beforeend", "<div role=dialog></div>")],
    ["the stage is closed", () => keys.end()],
  ])("lets go of its keys when %s", (_, happens) => {
    play();
    pads.hold(PAD.right);
    expect(frame()).toEqual([39]);
    happens();
    frame();
    expect([frame(), frame()]).toEqual([[], []]);
  });

  it("is heard again when the window has the focus again", () => {
    play();
    window.dispatchEvent(new Event("blur"));
    pads.hold(PAD.right);
    expect(frame()).toEqual([]);
    window.dispatchEvent(new Event("focus"));
    expect(frame()).toEqual([39]);
  });
});

describe("Start", () => {
  it("begins the game once, and is a key of the game only from its next press on", () => {
    pads.connect();
    pads.hold(PAD.start);
    vi.advanceTimersByTime(120);
    expect(test.state.playback.running).toBe(true);
    expect(frame()).toEqual([]);
    pads.hold();
    frame();
    pads.hold(PAD.start);
    expect(frame()).toEqual([13]);
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it("does not begin a game again while it is held", () => {
    play();
    pads.hold(PAD.start);
    expect(frame()).toEqual([13]);
    test.editor.playback.stop();
    vi.advanceTimersByTime(500);
    expect(test.state.playback.running).toBe(false);
    pads.hold();
    vi.advanceTimersByTime(100);
    pads.hold(PAD.start);
    vi.advanceTimersByTime(100);
    expect(test.state.playback.running).toBe(true);
  });

  it("is not for the game while a dialog is open, but in a player for the card at its end", () => {
    document.body.insertAdjacentHTML("beforeend", "<div role=dialog></div>");
    pads.connect();
    pads.hold(PAD.start);
    vi.advanceTimersByTime(200);
    expect(onStart).not.toHaveBeenCalled();
    begin(ALL, true);
    test.editor.store.setState(({ playback }) => ({
      playback: { ...playback, ended: { outcome: "won", text: "" } },
    }));
    vi.advanceTimersByTime(200);
    expect(onStart).toHaveBeenCalledTimes(1);
  });
});

describe("without a gamepad", () => {
  it("nothing is looked at", () => {
    test.editor.playback.play();
    vi.advanceTimersByTime(1000);
    expect(vi.getTimerCount()).toBe(0);
    expect(looks).not.toHaveBeenCalled();
  });

  it("nothing is looked at each frame once it is gone, nor while the game is stopped", () => {
    pads.connect();
    vi.advanceTimersByTime(1000);
    expect(looks).not.toHaveBeenCalled();
    test.editor.playback.play();
    frame();
    expect(looks).toHaveBeenCalled();
    pads.disconnect();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("a browser that has none, or forbids them, plays on", () => {
    vi.stubGlobal("navigator", {});
    test.editor.playback.play();
    vi.stubGlobal("navigator", {
      getGamepads: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
    window.dispatchEvent(new Event("gamepadconnected"));
    expect(frame()).toEqual([]);
  });
});

it("a gamepad is told of once", () => {
  pads.connect();
  expect(test.state.notice?.text).toBe("Gamepad ready.");
  test.editor.notices.dismiss();
  pads.disconnect();
  pads.connect();
  expect(test.state.notice).toBeNull();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { FrameLoop, mayRenderFirst } from "../../src/pixi/FrameLoop.ts";

let frames: ((now: number) => void)[] = [];
const draw = vi.fn();
let canvas: HTMLCanvasElement;

/** Runs the callbacks of the next frame, as the browser would. */
function nextFrame(now: number): void {
  const due = frames;
  frames = [];
  for (const call of due) call(now);
}

/** As the style sheet of the canvas decides. */
function isShown(): boolean {
  return canvas.matches("[data-drawn]");
}

beforeEach(() => {
  frames = [];
  canvas = document.createElement("canvas");
  draw.mockReset();
  vi.stubGlobal("requestAnimationFrame", (call: (now: number) => void) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a picture is drawn", () => {
  it("only on request, and once a frame", () => {
    const loop = new FrameLoop(draw);
    loop.request();
    loop.start({ canvas });
    expect(frames).toHaveLength(0);
    loop.request();
    loop.request();
    nextFrame(16);
    expect(draw.mock.calls).toEqual([[16]]);
    expect(frames).toHaveLength(0);
  });

  it("again when a lost graphics context is restored, and no more once it is stopped", () => {
    const loop = new FrameLoop(draw);
    const stop = loop.start({ canvas });
    canvas.dispatchEvent(new Event("webglcontextrestored"));
    nextFrame(16);
    expect(draw).toHaveBeenCalledTimes(1);
    loop.request();
    stop();
    loop.request();
    canvas.dispatchEvent(new Event("webglcontextrestored"));
    nextFrame(32);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("and only then its canvas is shown, not black before its first frame", () => {
    const loop = new FrameLoop(() => loop.drew());
    loop.start({ canvas });
    loop.request();
    expect(isShown()).toBe(false);
    nextFrame(16);
    expect(isShown()).toBe(true);
  });

  it("every so many ms without asking for frames, as long as it is told to with each drawing", () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let isGliding = true;
    const loop = new FrameLoop(() => {
      draw();
      if (isGliding) loop.repeat(33);
    });
    loop.start({ canvas });
    loop.request();
    nextFrame(16);
    vi.advanceTimersByTime(66);
    expect(draw).toHaveBeenCalledTimes(3);
    expect(frames).toHaveLength(0);
    isGliding = false;
    vi.advanceTimersByTime(330);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it("with the next repetition if that is soon enough, and by what draws only what goes on", () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const drawAgain = vi.fn(() => loop.repeat(33));
    const loop = new FrameLoop(() => {
      draw();
      loop.repeat(33);
    }, drawAgain);
    loop.start({ canvas });
    loop.drawSoon();
    nextFrame(16);
    expect(draw).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30);
    loop.drawSoon();
    expect(frames).toHaveLength(0);
    vi.advanceTimersByTime(3);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(drawAgain).toHaveBeenCalledTimes(1);
  });

  it("in the next frame if that is requested meanwhile, and so many ms after that", () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const loop = new FrameLoop(() => {
      draw();
      loop.repeat(33);
    });
    const stop = loop.start({ canvas });
    loop.request();
    nextFrame(16);
    vi.advanceTimersByTime(30);
    loop.request();
    vi.advanceTimersByTime(30);
    expect(draw).toHaveBeenCalledTimes(1);
    nextFrame(80);
    vi.advanceTimersByTime(32);
    expect(draw).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(draw).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(330);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it("at another pace from then on, if what draws asks for that", () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let pace = 33;
    const loop = new FrameLoop(() => {
      draw();
      loop.repeat(pace);
    });
    loop.start({ canvas });
    loop.request();
    nextFrame(16);
    pace = 100;
    vi.advanceTimersByTime(33);
    expect(draw).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(99);
    expect(draw).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it("when a part of the state that it watches has changed", () => {
    const loop = new FrameLoop(draw);
    loop.start({ canvas });
    const store = createStore(() => ({ tool: "pen", color: "red" }));
    const changed = vi.fn();
    const unwatch = loop.watch(store, ({ color }) => [color], changed);
    store.setState({ tool: "eraser" });
    expect(changed).not.toHaveBeenCalled();
    store.setState({ color: "blue" });
    expect(changed).toHaveBeenCalledTimes(1);
    nextFrame(16);
    expect(draw).toHaveBeenCalledTimes(1);
    unwatch();
    store.setState({ color: "green" });
    expect(frames).toHaveLength(0);
  });
});

it("gives each view that renders for the first time a frame of its own", () => {
  expect([mayRenderFirst(16), mayRenderFirst(16), mayRenderFirst(33), mayRenderFirst(33)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

import { afterEach, expect, it, vi } from "vitest";
import { screenResolution } from "../../src/browser/screen.ts";
import type { QualityLevel } from "../../src/editor/index.ts";
import { evenGlideMs, glideMsAt, resolutionAt } from "../../src/stage/view/drawingQuality.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { gameOf } from "../support/testGame.ts";

afterEach(() => vi.unstubAllGlobals());

it("the picture stays sharp while power is saved, and is coarser only at half speed while the game plays", () => {
  vi.stubGlobal("devicePixelRatio", 1);
  const test = new TestEditor({ document: gameOf([], []) });
  test.editor.power.choose("always");
  const whole = screenResolution();
  test.editor.playback.play();
  expect(resolutionAt(test.state)).toBe(whole);
  test.editor.store.setState({ power: { choice: "auto", level: "slow" } });
  expect(resolutionAt(test.state)).toBe(whole / 2);
  test.editor.playback.stop();
  expect(resolutionAt(test.state)).toBe(whole);
});

it("movements are drawn 20 times a second before anything else is spared", () => {
  const at = (level: QualityLevel, glideMs: number) => glideMsAt({ power: { choice: "auto", level } }, glideMs);
  expect([at("full", 0), at("full", 33), at("fewer", 0), at("fewer", 33), at("still", 0)]).toEqual([0, 33, 50, 50, 0]);
});

it("without a graphics card every tick has as many frames, evenly spread, and at most 30 a second", () => {
  const framesIn = (tickMs: number) => tickMs / evenGlideMs(tickMs);
  expect([framesIn(125), framesIn(250), framesIn(500)].map((frames) => Math.round(frames * 1000) / 1000)).toEqual([
    3, 7, 15,
  ]);
  expect(evenGlideMs(2)).toBeCloseTo(1000 / 30);
});

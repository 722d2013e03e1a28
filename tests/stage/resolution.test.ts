import { afterEach, expect, it, vi } from "vitest";
import { screenResolution } from "../../src/browser/screen.ts";
import { resolutionAt } from "../../src/stage/view/drawingQuality.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { gameOf } from "../support/testGame.ts";

afterEach(() => vi.unstubAllGlobals());

it("power is saved by a coarser picture while the game plays, and the picture is sharp again when it stops", () => {
  vi.stubGlobal("devicePixelRatio", 1);
  const test = new TestEditor({ document: gameOf([], []) });
  test.editor.power.choose("always");
  const whole = screenResolution();
  expect(resolutionAt(test.state)).toBe(whole);
  test.editor.playback.play();
  expect(resolutionAt(test.state)).toBe(whole / 2);
  test.editor.playback.stop();
  expect(resolutionAt(test.state)).toBe(whole);
});

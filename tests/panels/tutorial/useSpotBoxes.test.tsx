// @vitest-environment jsdom
/** What Nib points at is marked only while it stands still. */
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "../../../src/tutorial/lessons/stepBuilders.ts";
import { useSpotBoxes } from "../../../src/tutorial/panel/useSpotBoxes.ts";
import { TestEditor } from "../../support/TestEditor.ts";

let frames: FrameRequestCallback[];
let now: number;
let top: number;

beforeEach(() => {
  frames = [];
  now = 0;
  top = 400;
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  document.body.innerHTML = '<button aria-label="Add a character"></button>';
  const button = document.querySelector("button") as HTMLButtonElement;
  button.getBoundingClientRect = () => new DOMRect(20, top, 44, 44);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Draws frames of 20 ms, before each of which the page scrolls by so many pixels. */
function drawFrames(count: number, scrolled = 0): void {
  for (let frame = 0; frame < count; frame++) {
    top -= scrolled;
    now += 20;
    const due = frames.splice(0);
    act(() => {
      for (const call of due) call(now);
    });
  }
}

function pointAtPlus() {
  const { editor } = new TestEditor();
  return renderHook(() => useSpotBoxes(editor, [page("addCharacter")], "plus 1")).result;
}

it("the place of a mark is taken once nothing has scrolled for 100 ms", () => {
  const result = pointAtPlus();
  drawFrames(5);
  expect(result.current.isStill).toBe(false);
  drawFrames(2);
  expect(result.current).toMatchObject({ isStill: true, boxes: [{ top: 400 }] });
});

it("a mark goes while the page scrolls, and comes again where its target is then", () => {
  const result = pointAtPlus();
  drawFrames(10);
  drawFrames(1, 30);
  expect(result.current.isStill).toBe(false);
  drawFrames(4);
  expect(result.current.isStill).toBe(false);
  drawFrames(2);
  expect(result.current).toMatchObject({ isStill: true, boxes: [{ top: 370 }] });
});

it("a mark stays around a button that is pressed down by 2 px", () => {
  const result = pointAtPlus();
  drawFrames(10);
  drawFrames(1, -2);
  expect(result.current).toMatchObject({ isStill: true, boxes: [{ top: 402 }] });
});

// @vitest-environment jsdom
/** The hand that shows what to do is in sight from its first moment to its last. */
import { describe, expect, it } from "vitest";
import type { PageBox } from "../../../src/tutorial/panel/boxes.ts";
import { handPath } from "../../../src/tutorial/panel/handPath.ts";

const LOWEST = 640;
const button = (top: number, left = 20): PageBox => ({ left, top, width: 36, height: 36 });

it("approaches a tap from below, and beside what Nib's bar is right below, which it does not cover", () => {
  expect(handPath([button(100)], LOWEST)).toEqual({ from: { x: 84, y: 182 }, to: { x: 38, y: 136 }, isTap: true });
  expect(handPath([button(628)], LOWEST)).toEqual({ from: { x: 132, y: 640 }, to: { x: 86, y: 640 }, isTap: true });
});

it("comes to what is little above the bar from the side, and never across it from above", () => {
  expect(handPath([button(590)], LOWEST)).toEqual({ from: { x: 84, y: 640 }, to: { x: 38, y: 626 }, isTap: true });
});

it("is whole at the right edge of the window, and comes from the left there", () => {
  expect(window.innerWidth).toBe(1024);
  expect(handPath([button(100, 980)], LOWEST)).toEqual({
    from: { x: 932, y: 182 },
    to: { x: 978, y: 136 },
    isTap: true,
  });
});

it("drags from the first target to the last", () => {
  const path = handPath([button(500), button(300), button(100, 400)], LOWEST);
  expect(path).toEqual({ from: { x: 38, y: 536 }, to: { x: 418, y: 136 }, isTap: false });
});

it("begins a drag beside what is right above Nib's bar, so that the name of the piece can be read", () => {
  const { from } = handPath([button(628), button(100, 400)], LOWEST);
  expect(from).toEqual({ x: 86, y: 640 });
});

describe("at an entry of a menu", () => {
  const entry = (left: number): PageBox => {
    const pane = { left, top: 400, width: 240, height: 130 };
    return { left: left + 8, top: 408, width: 224, height: 56, pane, isEntry: true };
  };

  it("stands on the right of the menu, over none of its words", () => {
    expect(handPath([entry(60)], LOWEST)).toMatchObject({ to: { x: 308, y: 436 }, isTap: true });
  });

  it("stands on the left of a menu at the right edge of the window", () => {
    expect(window.innerWidth).toBe(1024);
    expect(handPath([entry(780)], LOWEST)).toMatchObject({ to: { x: 742, y: 436 }, isTap: true });
  });
});

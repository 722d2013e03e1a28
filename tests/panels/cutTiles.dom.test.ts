// @vitest-environment jsdom
/** A tile of the shelf that is cut off shows no part of its name, and one that has come into sight shows all of it. */
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCutTiles } from "../../src/panels/library/useCutTiles.ts";
import { NoIntersectionObserver } from "../support/NoIntersectionObserver.ts";

const ROW = new DOMRect(0, 0, 400, 60);
const WIDE = 120;
let tell: IntersectionObserverCallback = () => undefined;
let thresholds: readonly number[] = [];

class Observer extends NoIntersectionObserver {
  constructor(call: IntersectionObserverCallback, options: IntersectionObserverInit) {
    super();
    tell = call;
    thresholds = [options.threshold ?? []].flat();
  }
}

beforeEach(() => vi.stubGlobal("IntersectionObserver", Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Whether a tile is marked as cut of which the browser last said that this share is in sight. */
function isCutAt(share: number): boolean {
  const row = document.createElement("ul");
  row.innerHTML = "<li data-tile='piece'></li>";
  const tile = row.firstElementChild as HTMLElement;
  renderHook(() => useCutTiles({ current: row as HTMLUListElement }, { before: false, after: false }));
  const left = ROW.width - WIDE * share;
  const entry: Partial<IntersectionObserverEntry> = {
    target: tile,
    boundingClientRect: new DOMRect(left, 0, WIDE, 44),
    intersectionRect: new DOMRect(left, 0, WIDE * share, 44),
    rootBounds: ROW,
  };
  tell([entry as IntersectionObserverEntry], new NoIntersectionObserver() as IntersectionObserver);
  return tile.hasAttribute("data-cut");
}

it("a tile that has half come into sight is cut, and one of which a hair is missing is whole", () => {
  expect([0.5, 0.9, 0.98, 1].map(isCutAt)).toEqual([true, true, false, false]);
});

it("the browser tells when a tile becomes whole, so that a new one has its name as soon as it stands still", () => {
  isCutAt(1);
  const whole = thresholds.filter((share) => share < 1 && !isCutAt(share) && isCutAt(share - 0.01));
  expect(whole).toHaveLength(1);
});

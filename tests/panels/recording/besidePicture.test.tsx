// @vitest-environment jsdom
/** Where steps, and the tiles of what can be added, lie beside the pictures of a recording. */
import { cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TilesPopover } from "../../../src/panels/recording/AddTiles.tsx";
import type { PictureName } from "../../../src/panels/recording/pictureMat.ts";
import { type RowsPlace, usePopoverPlace } from "../../../src/panels/recording/usePopoverPlace.ts";
import { NoResizeObserver } from "../../support/NoResizeObserver.ts";

const PAGE = { width: 1366, height: 625 };
/** Left, top, right and bottom of what is on the page, by the name of its place. */
const BOXES: Record<string, readonly [number, number, number, number]> = {
  before: [8, 80, 491, 441],
  after: [547, 80, 1030, 441],
  "before frame": [165, 216, 335, 306],
  "after frame": [704, 216, 874, 306],
  inspector: [1038, 80, 1358, 617],
  steps: [547, 513, 1030, 557],
};

let inspector = BOXES.inspector;

beforeEach(() => {
  inspector = BOXES.inspector;
  vi.stubGlobal("innerWidth", PAGE.width);
  vi.stubGlobal("innerHeight", PAGE.height);
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const name = this.getAttribute("data-place") ?? "";
    const [left, top, right, bottom] = (name === "inspector" ? inspector : BOXES[name]) ?? [0, 0, 0, 0];
    return new DOMRect(left, top, right - left, bottom - top);
  });
  document.body.innerHTML = `
    <figure data-place="before"><i data-place="before frame" data-frame="before"></i></figure>
    <figure data-place="after"><i data-place="after frame" data-frame="after"></i></figure>
    <section data-place="steps"><p></p><div></div></section>
    <aside data-place="inspector" data-part="Inspector"></aside>`;
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function placeOf(rows: RowsPlace) {
  const [line, list] = ["p", "div"].map((name) => ({ current: document.querySelector<HTMLDivElement>(name) }));
  return renderHook(() => usePopoverPlace(line ?? { current: null }, rows, list ?? { current: null })).result.current;
}

test("steps open over the inspector, up from their line, and leave both pictures in sight", () => {
  expect(placeOf("steps")).toEqual({ left: 1038 - 547, width: 320, bottom: 0, maxHeight: 557 - 80 });
});

test("steps open over the foot of the after picture where the inspector is a sheet off the page", () => {
  inspector = [1370, 80, 1690, 617];
  expect(placeOf("steps")).toEqual({ bottom: 557 - 437, maxHeight: 160 });
});

test("rows that a value is dragged to leave the inspector free, from where it is dragged", () => {
  expect(placeOf("overAfter")).not.toHaveProperty("left");
});

test.each([
  ["step", "after", 1030 + 14, 1366 - 1030 - 22],
  ["check", "before", 491 + 14, 412],
] as const)("the tiles of a %s lie to the right of the %s picture", (_what, picture: PictureName, left, width) => {
  render(
    <TilesPopover title="Then…" button={{ current: null }} picture={picture} onClose={() => {}}>
      {() => <button type="button">Say something</button>}
    </TilesPopover>,
  );
  expect(screen.getByRole("dialog").style).toMatchObject({ left: `${left}px`, width: `${width}px` });
});

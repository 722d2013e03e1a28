/** Nib's panel takes the first corner that leaves its targets free, or else a strip on the opposite side. */
import { describe, expect, it } from "vitest";
import type { PageBox } from "../../../src/tutorial/panel/boxes.ts";
import { dockFor } from "../../../src/tutorial/panel/useDock.ts";

const window: PageBox = { left: 0, top: 0, width: 1366, height: 768 };
const panel = { width: 420, height: 240 };
const box = (left: number, top: number, width = 40, height = 40): PageBox => ({ left, top, width, height });

describe("the panel of a lesson", () => {
  it.each<[string, PageBox[], PageBox | null, string]>([
    ["nothing", [], null, "bottom-right"],
    ["the corner itself", [box(1200, 700)], null, "bottom-left"],
    ["a square 50 px beside the panel", [box(850, 600)], null, "bottom-left"],
    ["a square 60 px beside the panel", [box(829, 600)], null, "bottom-right"],
    ["both lower corners", [box(1200, 700), box(40, 700)], null, "top-right"],
    ["all but the last corner", [box(1200, 700), box(40, 700), box(1200, 40)], null, "top-left"],
    ["the whole stage", [box(8, 66, 1040, 500)], null, "strip-bottom"],
    ["something low that is everywhere", [box(0, 200, 1366, 560)], null, "strip-top"],
    ["a window in the middle", [box(400, 300)], box(350, 10, 660, 700), "strip-bottom"],
  ])("does not cover %s", (_, targets, dialog, dock) => {
    expect(dockFor({ window, panel, targets, dialog })).toBe(dock);
  });
});

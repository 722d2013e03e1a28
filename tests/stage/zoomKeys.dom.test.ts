// @vitest-environment jsdom
/** The keys that zoom the stage of a player without React: in a file, and in a page of another site. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { attachZoomKeys } from "../../src/stage/input/zoomKeys.ts";
import type { StageView } from "../../src/stage/view/StageView.ts";

const stage = document.createElement("div");
const view = {
  canZoom: true,
  zoomBy: (times: number) => done.push(times),
  resetZoom: () => done.push("all of it"),
};
let done: (number | string)[];
let end: () => void;

beforeEach(() => {
  done = [];
  view.canZoom = true;
  end = attachZoomKeys(stage, view as unknown as StageView);
});
afterEach(() => end());

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { cancelable: true, key, ...more });
  stage.dispatchEvent(event);
  return event.defaultPrevented;
}

it("plus and minus zoom, and zero shows all of the stage again", () => {
  expect(["+", "=", "-", "0"].map((key) => press(key))).toEqual([true, true, true, true]);
  expect(done).toEqual([1.25, 1.25, 0.8, "all of it"]);
});

it("other keys, and those by which the browser zooms its page, are left to the page", () => {
  expect([press("a"), press("ArrowUp"), press("+", { ctrlKey: true }), press("-", { metaKey: true })]).toEqual(
    Array(4).fill(false),
  );
  expect(done).toEqual([]);
});

it("a key that the game takes does not zoom", () => {
  const takes = (event: KeyboardEvent) => event.preventDefault();
  window.addEventListener("keydown", takes, { capture: true });
  document.body.append(stage);
  press("-");
  window.removeEventListener("keydown", takes, { capture: true });
  expect(done).toEqual([]);
});

it("a stage that cannot be zoomed leaves its keys to the page", () => {
  view.canZoom = false;
  expect(press("+")).toBe(false);
});

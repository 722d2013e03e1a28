// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { attachPanning, type Panning } from "../../src/stage/input/panning.ts";
import type { StageView } from "../../src/stage/view/StageView.ts";

let element: HTMLElement;
let panning: Panning;
let canPan: boolean;
let canZoom: boolean;
let pans: unknown[];
let zooms: unknown[];
let isOnMargin: boolean;
let isZoomed: boolean;
/** The game of a player; an editor is not one that is played alone. */
let game: { readOnly: boolean; running: boolean };

beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  canPan = true;
  canZoom = false;
  pans = [];
  zooms = [];
  isOnMargin = false;
  isZoomed = false;
  game = { readOnly: false, running: false };
  const stageView = {
    get canPan() {
      return canPan;
    },
    get canZoom() {
      return canZoom;
    },
    get isZoomed() {
      return isZoomed;
    },
    get game() {
      return { readOnly: game.readOnly, store: { getState: () => ({ playback: game }) } };
    },
    pan: (step: unknown) => pans.push(step),
    zoomBy: (...how: unknown[]) => zooms.push(how),
    hitTest: { isOnMargin: () => isOnMargin },
  };
  panning = attachPanning(element, stageView as unknown as StageView);
});
afterEach(() => {
  panning.end();
  element.remove();
});

/** jsdom has no pointer events. */
function pointer(type: string, id: number, x: number, y: number, button = 0): PointerEvent {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button, bubbles: true, cancelable: true });
  return Object.assign(event, { pointerId: id }) as unknown as PointerEvent;
}
const press = (id: number, x: number, y: number, button = 0) => panning.takes(pointer("pointerdown", id, x, y, button));
const move = (id: number, x: number, y: number) => window.dispatchEvent(pointer("pointermove", id, x, y));
const lift = (id: number) => window.dispatchEvent(pointer("pointerup", id, 0, 0));
const space = (type: "keydown" | "keyup", on: EventTarget = document.body) =>
  on.dispatchEvent(new KeyboardEvent(type, { key: " ", bubbles: true }));

describe("panning", () => {
  it("goes after two fingers, and leaves one to the tool", () => {
    expect(press(1, 100, 100)).toBe(false);
    move(1, 110, 100);
    expect(pans).toEqual([]);
    expect(press(2, 200, 100)).toBe(true);
    move(1, 130, 100);
    move(2, 220, 110);
    expect(pans).toEqual([
      { x: 10, y: 0 },
      { x: 10, y: 5 },
    ]);
    lift(2);
    move(1, 150, 100);
    expect(pans).toHaveLength(2);
  });

  it("goes after one hand that pulls a square around the frame of a recording, if all does not fit", () => {
    isOnMargin = true;
    expect(press(1, 100, 100)).toBe(true);
    move(1, 90, 95);
    expect(pans).toEqual([{ x: -10, y: -5 }]);
    lift(1);
    canPan = false;
    expect(press(1, 100, 100)).toBe(false);
  });

  it("goes after one hand while Space is down, and shows that it can", () => {
    space("keydown");
    expect(element.hasAttribute("data-pans")).toBe(true);
    expect(press(1, 100, 100)).toBe(true);
    space("keyup");
    move(1, 90, 95);
    expect(pans).toEqual([{ x: -10, y: -5 }]);
    lift(1);
    expect(element.hasAttribute("data-pans")).toBe(false);
    expect(press(1, 100, 100)).toBe(false);
  });

  it("goes after the middle button and the wheel, which Shift turns sideways", () => {
    expect(press(1, 100, 100, 1)).toBe(true);
    move(1, 100, 120);
    lift(1);
    const wheel = (more: WheelEventInit) =>
      element.dispatchEvent(new WheelEvent("wheel", { deltaY: 30, cancelable: true, ...more }));
    expect(wheel({})).toBe(false);
    wheel({ shiftKey: true });
    expect(wheel({ ctrlKey: true })).toBe(true);
    expect(pans).toEqual([
      { x: 0, y: 20 },
      { x: -0, y: -30 },
      { x: -30, y: 0 },
    ]);
  });

  it("makes it larger between two fingers that spread, and at the wheel with Ctrl", () => {
    canZoom = true;
    press(1, 100, 100);
    press(2, 200, 100);
    move(2, 250, 100);
    expect(zooms).toEqual([[1.5, { x: 175, y: 100 }]]);
    const notch = (deltaY: number) => {
      const wheel = new WheelEvent("wheel", { deltaY, ctrlKey: true, clientX: 40, clientY: 30, cancelable: true });
      expect(element.dispatchEvent(wheel)).toBe(false);
    };
    notch(-100);
    notch(100);
    expect(zooms.slice(1)).toEqual([
      [Math.exp(0.2), { x: 40, y: 30 }],
      [Math.exp(-0.2), { x: 40, y: 30 }],
    ]);
  });

  it("makes it larger at the wheel alone in a player that plays; the page is scrolled over one that stands", () => {
    game.readOnly = true;
    canZoom = true;
    const wheel = () => element.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, cancelable: true }));
    expect(wheel()).toBe(true);
    game.running = true;
    expect(wheel()).toBe(false);
    expect(zooms).toHaveLength(1);
    game.running = false;
    isZoomed = true;
    expect(wheel()).toBe(false);
    expect([pans.length, zooms.length]).toEqual([1, 1]);
  });

  it("does not go after Space in a player, whose game may need the key", () => {
    game.readOnly = true;
    space("keydown");
    expect(press(1, 100, 100)).toBe(false);
  });

  it("leaves all to the tool where everything is in sight, and Space to a field", () => {
    const field = element.appendChild(document.createElement("input"));
    space("keydown", field);
    expect(press(1, 100, 100)).toBe(false);
    lift(1);
    canPan = false;
    space("keydown");
    expect(press(1, 100, 100)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { newStage } from "../../src/engine/index.ts";
import { ViewCamera } from "../../src/stage/view/ViewCamera.ts";

const STAGE = newStage("s", 0);
const HUGE = { ...STAGE, width: 200, height: 200 };
const ROOM = { width: 516, height: 300 };
const extent = (xmin: number, xmax: number) => ({ xmin, xmax, ymin: 6, ymax: 6, ignored: {} });
const sight = (stage = STAGE, frame: ReturnType<typeof extent> | null = null) => ({
  stage,
  extent: frame,
  readOnly: false,
  followed: null,
});

describe("the camera of a view", () => {
  it("is there at once when a stage is shown first", () => {
    const camera = new ViewCamera();
    camera.aim(sight(STAGE, extent(10, 10)), ROOM, 0);
    expect(camera.isMoving).toBe(false);
    expect(camera.current).toEqual({ zoom: 2.5, left: 258 - 1050, top: 150 - 650 });
  });

  it("shows one square around the extent of a recording through an opening in the middle of the mat", () => {
    const camera = new ViewCamera();
    camera.aim(sight(STAGE, extent(10, 10)), ROOM, null);
    expect(camera.opening).toEqual({ x: 108, y: 0, width: 300, height: 300 });
    expect(camera.outgrows({ x: 9, y: 5, width: 3, height: 3 })).toBe(false);
    expect(camera.outgrows({ x: 9, y: 5, width: 4, height: 3 })).toBe(true);
    camera.aim(sight(), ROOM, null);
    expect(camera.opening).toBeNull();
  });

  it("takes 220 ms to show a grown extent, and its opening comes along", () => {
    const camera = new ViewCamera();
    camera.aim(sight(STAGE, extent(10, 10)), ROOM, 0);
    camera.aim(sight(STAGE, extent(10, 12)), ROOM, 1000);
    camera.advance(1100);
    expect(camera.isMoving).toBe(true);
    expect(camera.opening?.width).toBeGreaterThan(300);
    expect(camera.opening?.width).toBeLessThan(500);
    camera.advance(1220);
    expect(camera.isMoving).toBe(false);
    expect(camera.current).toEqual({ zoom: 2.5, left: 258 - 1150, top: 150 - 650 });
    expect(camera.opening).toEqual({ x: 8, y: 0, width: 500, height: 300 });
  });

  it("stays where it is in a frame that was due before it began to move", () => {
    const camera = new ViewCamera();
    camera.aim(sight(STAGE, extent(10, 10)), ROOM, 0);
    const { current, opening } = camera;
    camera.aim(sight(STAGE, extent(10, 12)), ROOM, 1000);
    camera.advance(700);
    expect([camera.current, camera.opening]).toEqual([current, opening]);
  });

  it("is there at once when the room changed", () => {
    const camera = new ViewCamera();
    camera.aim(sight(STAGE, extent(10, 10)), ROOM, 0);
    camera.aim(sight(STAGE, extent(10, 10)), { width: 600, height: 300 }, 1000);
    expect(camera.isMoving).toBe(false);
    expect(camera.current.left).toBe(300 - 1050);
  });

  it("does not pan a stage that is all in sight", () => {
    const camera = new ViewCamera();
    camera.aim(sight(), ROOM, null);
    expect(camera.canPan).toBe(false);
  });

  it("is as large as a hand makes it, about the place it points at, until the stage is another one", () => {
    const camera = new ViewCamera();
    const room = { width: 1006, height: 526 };
    camera.aim(sight(), room, null);
    expect(camera.current).toEqual({ zoom: 1, left: 63, top: 3 });
    camera.zoomBy(1.5, { x: 503, y: 263 });
    expect(camera.current).toEqual({ zoom: 1.5, left: -157, top: -127 });
    camera.aim(sight({ ...STAGE, name: "Other" }), room, null);
    expect([camera.current.zoom, camera.isZoomed, camera.canPan]).toEqual([1.5, true, true]);
    camera.zoomBy(100, { x: 0, y: 0 });
    expect(camera.current.zoom).toBe(3);
    camera.zoomBy(0.001, { x: 0, y: 0 });
    expect(camera.current.zoom).toBe(0.375);
    camera.resetZoom();
    expect(camera.current).toEqual({ zoom: 1, left: 63, top: 3 });
    camera.zoomBy(2, { x: 0, y: 0 });
    camera.aim(sight({ ...STAGE, id: "other" }), room, null);
    expect(camera.current.zoom).toBe(1);
  });

  it("is zoomed in a player, and goes back to all of the stage, beyond which it does not shrink", () => {
    const camera = new ViewCamera();
    const room = { width: 1006, height: 526 };
    camera.aim({ ...sight(), readOnly: true }, room, null);
    const { current: whole } = camera;
    expect([camera.canZoom, camera.isZoomed, camera.canPan]).toEqual([true, false, false]);
    camera.zoomBy(1.5, { x: 503, y: 263 });
    expect([camera.current.zoom, camera.isZoomed, camera.canPan]).toEqual([1.525, true, true]);
    camera.zoomBy(0.1, { x: 0, y: 0 });
    expect([camera.current, camera.isZoomed]).toEqual([whole, false]);
  });

  it("goes on by small steps of a hand, though it is drawn in whole px a tile", () => {
    const camera = new ViewCamera();
    camera.aim(sight(), { width: 1006, height: 526 }, null);
    for (let step = 0; step < 10; step++) camera.zoomBy(1.01, { x: 0, y: 0 });
    expect(camera.current.zoom).toBe(1.1);
  });

  it("keeps the pictures of a recording as they are", () => {
    const camera = new ViewCamera();
    camera.aim(sight(STAGE, extent(10, 10)), ROOM, null);
    const before = camera.current;
    camera.zoomBy(2, { x: 0, y: 0 });
    expect([camera.canZoom, camera.current]).toEqual([false, before]);
  });

  it("pans a huge stage, follows an actor on it, and stays there when something is edited", () => {
    const camera = new ViewCamera();
    camera.aim(sight(HUGE), ROOM, null);
    expect(camera.canPan).toBe(true);
    camera.follow({ x: 100, y: 100 });
    const followed = camera.current;
    expect(followed.left).toBeLessThan(-1000);
    camera.aim(sight(HUGE), ROOM, null);
    expect(camera.current).toEqual(followed);
  });

  it("comes near a square and goes back to where it was, each in 220 ms", () => {
    const camera = new ViewCamera();
    camera.aim(sight(), ROOM, null);
    const before = camera.current;
    camera.comeNear({ square: { x: 10, y: 6 }, side: 80, place: { x: 200, y: 150 } }, 1000);
    expect(camera.current).toEqual(before);
    camera.advance(1220);
    expect(camera.current).toEqual({ zoom: 2, left: 200 - 800, top: 150 - 480 });
    camera.aim(sight(), ROOM, null);
    expect(camera.current.zoom).toBe(2);
    camera.goBack(2000);
    camera.advance(2220);
    expect([camera.current, camera.isZoomed]).toEqual([before, false]);
  });

  it("comes no nearer than it is, and is near at once where nothing should move", () => {
    const camera = new ViewCamera();
    camera.aim(sight(), ROOM, null);
    camera.zoomBy(3, { x: 0, y: 0 });
    const { zoom } = camera.current;
    camera.comeNear({ square: { x: 10, y: 6 }, side: 10, place: { x: 200, y: 150 } }, null);
    expect([camera.current.zoom, camera.isMoving]).toEqual([zoom, false]);
    camera.goBack(null);
    expect([camera.current.zoom, camera.isZoomed]).toEqual([zoom, true]);
  });
});

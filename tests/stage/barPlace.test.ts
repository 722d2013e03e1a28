import { expect, it } from "vitest";
import { newStage } from "../../src/engine/index.ts";
import { barPlace } from "../../src/stage/overlay/overlayPlaces.ts";
import { stageRoom } from "../../src/stage/view/stageRoom.ts";
import { ViewCamera } from "../../src/stage/view/ViewCamera.ts";

const STAGE = newStage("s", 0);
const [WIDE, HIGH] = [STAGE.width * 40, STAGE.height * 40];
const facts = (left: number, top: number) => ({
  camera: { zoom: 1, left, top },
  viewSize: { width: WIDE + 2 * left, height: HIGH + 2 * top },
  stage: STAGE,
  extent: null,
});

it("the bar lies where the stage leaves room, else over it and away from the actor", () => {
  expect(barPlace(facts(130, 10), { x: 20, y: 1 })).toEqual({ side: "right", start: 130 + WIDE + 2 });
  expect(barPlace(facts(10, 130), { x: 20, y: 1 })).toEqual({ side: "under", start: 130 + HIGH + 2 });
  expect(barPlace(facts(10, 10), { x: 20, y: 1 })).toEqual({ side: "left", start: null });
  expect(barPlace(facts(10, 10), { x: 1, y: 1 })).toEqual({ side: "right", start: null });
  expect(barPlace(facts(10, 10), undefined)).toEqual({ side: "right", start: null });
});

it.each([
  ["1024x640 by mouse", { width: 744, height: 432 }, "right"],
  ["1180x820 by touch", { width: 876, height: 556 }, "under"],
  ["a wide window", { width: 1400, height: 520 }, "right"],
] as const)("a stage leaves room for the bar: %s", (_, view, side) => {
  const camera = new ViewCamera();
  camera.aim({ stage: STAGE, extent: null, readOnly: false, followed: null }, view, null);
  expect(barPlace({ camera: camera.current, viewSize: view, stage: STAGE }, undefined)).toMatchObject({
    side,
    start: expect.any(Number),
  });
});

it("a stage that leaves room beside it stands in the middle of its view", () => {
  const view = { width: 744, height: 432 };
  const camera = new ViewCamera();
  camera.aim({ stage: STAGE, extent: null, readOnly: false, followed: null }, view, null);
  const { left, top, zoom } = camera.current;
  expect(2 * left + WIDE * zoom).toBe(view.width);
  expect(Math.abs(2 * top + HIGH * zoom - view.height)).toBeLessThanOrEqual(1);
});

it("a stage keeps its size where the bar would take too much of it, and where it is played", () => {
  const low = { width: 460, height: 150 };
  expect(stageRoom(low, STAGE)).toEqual({ fit: low, around: low });
  const view = { width: 744, height: 432 };
  const camera = new ViewCamera();
  camera.aim({ stage: STAGE, extent: null, readOnly: true, followed: null }, view, null);
  expect(camera.current.zoom).toBeCloseTo(Math.min(744 / WIDE, 432 / HIGH));
});

it("on an upright phone in a lesson, half of the bar stands at either side of a stage that leaves room for both", () => {
  const view = { width: 374, height: 192 };
  const camera = new ViewCamera();
  camera.aim({ stage: STAGE, extent: null, readOnly: false, followed: null }, view, null);
  const { left, zoom } = camera.current;
  expect(barPlace({ camera: camera.current, viewSize: view, stage: STAGE }, { x: 1, y: 8 })).toEqual({
    side: "both",
    start: null,
  });
  expect(left).toBeGreaterThanOrEqual(40);
  expect(view.width - left - WIDE * zoom).toBeGreaterThanOrEqual(40);
});

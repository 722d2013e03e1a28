import { expect, it } from "vitest";
import { newStage } from "../../src/engine/index.ts";
import { barPlace } from "../../src/stage/overlay/overlayPlaces.ts";

const facts = (left: number, top: number) => ({
  camera: { zoom: 1, left, top },
  stage: newStage("s", 0),
  extent: null,
});

it("the bar lies where the stage leaves room, else over it and away from the actor", () => {
  expect(barPlace(facts(130, 10), { x: 20, y: 1 })).toEqual({ side: "right", start: 130 + 22 * 40 + 8 });
  expect(barPlace(facts(10, 130), { x: 20, y: 1 })).toEqual({ side: "under", start: 130 + 13 * 40 + 8 });
  expect(barPlace(facts(10, 10), { x: 20, y: 1 })).toEqual({ side: "left", start: null });
  expect(barPlace(facts(10, 10), { x: 1, y: 1 })).toEqual({ side: "right", start: null });
  expect(barPlace(facts(10, 10), undefined)).toEqual({ side: "right", start: null });
});

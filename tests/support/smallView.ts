import { newStage } from "../../src/engine/index.ts";
import type { ViewFacts } from "../../src/stage/view/ViewFacts.ts";

/** A small stage that fills its view. */
export const SMALL_VIEW: ViewFacts = {
  camera: { zoom: 1, left: 0, top: 0 },
  viewSize: { width: 400, height: 320 },
  stage: { ...newStage("s", 0), width: 10, height: 8 },
  isZoomed: false,
  hasMore: false,
  extent: null,
  opening: null,
};

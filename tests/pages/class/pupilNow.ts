import type { PupilNow } from "../../../src/api/classes.ts";

/** A child in a lesson in which nothing happens. */
export const PUPIL_NOW: PupilNow = {
  className: "3b",
  teacher: "Ms. Lee",
  isPaused: false,
  isLookingHere: false,
  stage: null,
  hasWall: true,
  note: null,
  isLookedAt: false,
  handIsUp: false,
  handedOut: [],
};

import type { Point } from "../../engine/index.ts";

export const STAGE = "tutorial-stage";
export const SCOUT = "tutorial-scout";
export const ROCK = "tutorial-rock";
export const BOULDER = "tutorial-boulder";
export const FLAG = "tutorial-flag";
export const GROUND = "tutorial-ground";

/** The characters that the tutorial's world comes with; all others were made by the child. */
export const CAST: readonly string[] = [SCOUT, GROUND, "tutorial-water", ROCK, BOULDER, FLAG];

export const STANDING = "tutorial-scout-standing";
export const DOWN = "tutorial-flag-down";
export const RAISED = "tutorial-flag-raised";
export const GRASS = "tutorial-ground-grass";

export const ALWAYS = "tutorial-always";
export const RIGHT_KEY = "tutorial-key-right";
export const WALK_RIGHT = "tutorial-walk-right";
export const WALK_LEFT = "tutorial-walk-left";
export const FALL = "tutorial-fall";
export const RAISE = "tutorial-raise";
export const SPLASH = "tutorial-splash";

/** The keys that Scout has from the beginning: left and right. */
export const OLD_KEYS: readonly number[] = [37, 39];

export const GAP: readonly Point[] = [5, 6, 7, 8, 9].map((x) => ({ x, y: 9 }));
export const LEDGE: Point = { x: 15, y: 4 };
export const SECOND: Point = { x: 19, y: 1 };
export const LANDS: Point = { x: 14, y: 8 };

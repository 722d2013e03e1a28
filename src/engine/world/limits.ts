/** Every number of the specification that the engine, editor and server share, once (spec §9, engine.md, details). */
export const TILE = 40;
export const DOCUMENT_VERSION = 1;

export const DEFAULT_STAGE = { width: 22, height: 13, background: "#005392" } as const;
export const STAGE_SIZE_MAX = 200;
/** Longest side of a picture file for a background, px (product §15). */
export const BACKGROUND_SIDE_MAX = 2048;

export const SPEEDS = { Slow: 1000, Normal: 500, Fast: 250, Super: 125 } as const;
export type SpeedName = keyof typeof SPEEDS;
export const DEFAULT_SPEED = SPEEDS.Normal;

/** Ticks that a document keeps, and how far a playing world can be stepped back: fewer where they would take more room. */
export const HISTORY_DEPTH = 20;
export const UNTICK_DEPTH = 1000;
export const UNTICK_BYTES_MAX = 16_000_000;
export const LOOP_MAX = 100;
export const LOOP_DEFAULT = 2;
export const ACTORS_MAX = 20_000;
export const VARIABLE_TEXT_MAX = 10_000;
/** Rounds of all loops of one tick together, and tries to pair one picture: more than any game needs, less than a page hangs at. */
export const LOOP_ROUNDS_MAX = 100_000;
export const PAIRING_TRIES_MAX = 20_000;
/** How deep groups may lie in groups, and how many rules and groups a character may have; what is beyond that never applies. */
export const TREE_DEPTH_MAX = 200;
export const TREE_NODES_MAX = 20_000;
export const NAME_MAX = 60;
/** Letters of a note beside a rule. */
export const NOTE_MAX = 200;

export const UNDO_DEPTH = 50;
export const AUTOSAVE_MS = 5000;
export const AUTOSAVE_MAX_MS = 30_000;
export const GLIDE_MAX_CELLS = 6;

/** Zoom steps of `fit` when the room is smaller than the stage (spec §9) and larger (details §2). */
export const ZOOM_STEPS = [1, 0.88, 0.75, 0.63, 0.5, 0.42, 0.38] as const;
export const ZOOM_STEPS_LARGER = [2, 1.5, 1.25] as const;

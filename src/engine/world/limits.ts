/** Numbers that the engine, the editor and the server share. */
export const TILE = 40;
export const DOCUMENT_VERSION = 1;

export const DEFAULT_STAGE = { width: 22, height: 13, background: "#005392" } as const;
export const STAGE_SIZE_MAX = 200;
/** Longest side of a picture file for a background, px. */
export const BACKGROUND_SIDE_MAX = 2048;

export const SPEEDS = { Slow: 1000, Normal: 500, Fast: 250, Super: 125 } as const;
/** Beside the four speeds, for whoever looks for more. */
export const TURBO_SPEED = 60;
export const DEFAULT_SPEED = SPEEDS.Normal;

/** Ticks that a saved document keeps, and ticks that a playing world can step back through, the latter bounded by their size as well. */
export const HISTORY_DEPTH = 20;
export const UNTICK_DEPTH = 1000;
export const UNTICK_BYTES_MAX = 16_000_000;
export const LOOP_MAX = 100;
export const LOOP_DEFAULT = 2;
/** The least and the most that a number may be, both included. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}
/** The rarest chance: once in this many times. */
export const CHANCE = { least: 2, most: 100 } as const;
/** Ticks between two rings of a timer. */
export const TIMER = { least: 1, most: 1000 } as const;
/** Passes after the turns of a tick in a world that settles. */
export const PASSES_MAX = 100;
/** Ticks that a world counts. */
export const TICKS = { least: 0, most: Number.MAX_SAFE_INTEGER } as const;
export const KINDS_MAX = 50;
export const SOUNDS_MAX = 40;
/** Bytes of a sound's file. */
export const SOUND_BYTES_MAX = 60_000;
/** Sounds that one tick plays. */
export const SOUNDS_A_TICK_MAX = 8;
export const HUD_MAX = 8;
export const LAYER = { least: -5, most: 5 } as const;
/** Letters in a bubble or on the card at the end of a game, and ticks that a bubble stays. */
export const SAYING_MAX = 80;
export const SAYING_TICKS = { least: 1, most: 60 } as const;
export const ACTORS_MAX = 20_000;
export const VARIABLE_TEXT_MAX = 10_000;
/** Rounds of all loops in one tick, and attempts to pair one picture: more than any game needs, few enough that no page hangs. */
export const LOOP_ROUNDS_MAX = 100_000;
export const PAIRING_TRIES_MAX = 20_000;
/** How deep containers may nest, and how many rules and containers a character may have; anything beyond never applies. */
export const TREE_DEPTH_MAX = 200;
export const TREE_NODES_MAX = 20_000;
export const NAME_MAX = 60;
/** Characters of what a maker writes about how a game is played. */
export const DESCRIPTION_MAX = 300;
/** Characters in the note beside a rule. */
export const NOTE_MAX = 200;

export const UNDO_DEPTH = 50;
export const AUTOSAVE_MS = 5000;
export const AUTOSAVE_MAX_MS = 30_000;
export const GLIDE_MAX_CELLS = 6;

/** Zoom steps of `fit`: for a stage larger than the space it is shown in, and for one that is smaller. */
export const ZOOM_STEPS = [1, 0.88, 0.75, 0.63, 0.5, 0.42, 0.38] as const;

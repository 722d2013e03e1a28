/** What a child can do in a lesson with any input device: mouse, finger or keyboard. */
import type { Locator } from "@playwright/test";
import type { RecordingPanel } from "../../e2e/pages/RecordingPanel.ts";
import type { StagePanel } from "../../e2e/pages/StagePanel.ts";

/** Column and row of a stage, counted from 0. */
export type Square = readonly [column: number, row: number];
export type Side = "left" | "right" | "top" | "bottom";
export type GameKey = "ArrowRight" | "Space";

/** Drags a side of the frame outwards. */
export interface Pull {
  readonly side: Side;
  /** The distance in squares. */
  readonly squares: number;
}

export interface LessonHand {
  /** Presses a button, tab or tool. */
  press(control: Locator): Promise<void>;
  /** Opens a menu and chooses an entry; if the entry is disabled, only closes the menu. */
  choose(opener: Locator, entry: Locator): Promise<void>;
  /** Draws a few pixels in the open picture. */
  draws(picture: Locator): Promise<void>;
  /** Places a tile of the library on squares of the stage. */
  lays(tile: Locator, stage: StagePanel, squares: readonly Square[]): Promise<void>;
  /** Uses the current tool on a square. */
  touches(view: StagePanel, square: Square): Promise<void>;
  /** Moves the actor on a square. */
  carries(view: StagePanel, from: Square, to: Square): Promise<void>;
  pulls(recording: RecordingPanel, pull: Pull): Promise<void>;
  /** Stops the playing game. */
  stops(stop: Locator): Promise<void>;
  /** Holds a key of the game for this many ms of page time. */
  holds(key: GameKey, ms: number): Promise<void>;
  /** Chooses the key of a container. */
  picksSpace(): Promise<void>;
}

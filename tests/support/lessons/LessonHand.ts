/** What a child's hand can do in a lesson, whatever it works with: a mouse, a finger or keys. */
import type { Locator } from "@playwright/test";
import type { StagePanel } from "../../e2e/pages/StagePanel.ts";

/** Column and row of a stage, counted from 0. */
export type Square = readonly [column: number, row: number];
export type Side = "left" | "right" | "top" | "bottom";
export type GameKey = "ArrowRight" | "Space";

/** A side of the frame goes outwards. */
export interface Pull {
  readonly side: Side;
  /** The grid line where it ends, counted from the edge of the stage. */
  readonly line: number;
  /** How far that is. */
  readonly squares: number;
}

export interface LessonHand {
  /** A button, a tab, a tool. */
  press(control: Locator): Promise<void>;
  /** Opens a menu and takes an entry; what cannot be taken now is left alone, and the menu is closed. */
  choose(opener: Locator, entry: Locator): Promise<void>;
  /** A few pixels of the picture that is open. */
  draws(picture: Locator): Promise<void>;
  /** From the library onto squares of the stage. */
  lays(tile: Locator, stage: StagePanel, squares: readonly Square[]): Promise<void>;
  /** With the tool in hand. */
  touches(view: StagePanel, square: Square): Promise<void>;
  /** Whoever stands there comes along. */
  carries(view: StagePanel, from: Square, to: Square): Promise<void>;
  pulls(before: StagePanel, pull: Pull): Promise<void>;
  /** A key of the game is down for so many ms of the page. */
  holds(key: GameKey, ms: number): Promise<void>;
  /** Chooses the key of a block. */
  picksSpace(): Promise<void>;
}

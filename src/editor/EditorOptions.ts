import type { NewId, WorldDocument } from "../engine/index.ts";
import type { SaveTarget } from "../saving/Saver.ts";
import type { Clock } from "./Clock.ts";
import type { TickThread } from "./playback/WorkerTicks.ts";

/** What an editor is made from; everything impure is injected. */
export interface EditorOptions {
  readonly document: WorldDocument;
  /** True for players: the game can be played but not edited. */
  readonly readOnly: boolean;
  readonly newId: NewId;
  readonly seed: number;
  readonly clock: Clock;
  /** Where the game is saved; null if it is not (players, tests). */
  readonly saveTarget: SaveTarget | null;
  /** Starts the thread in which large stages tick; the page's own worker by default. */
  readonly newThread?: () => TickThread;
}

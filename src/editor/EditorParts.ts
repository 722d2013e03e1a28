import type { NewId, WorldDocument } from "../engine/index.ts";
import type { SaveTarget } from "../saving/Saver.ts";
import type { Clock } from "./Clock.ts";
import type { TickThread } from "./playback/WorkerRunner.ts";

/** What an editor is made from; all that is not pure is handed in. */
export interface EditorParts {
  readonly document: WorldDocument;
  /** A player: plays, but takes no edit. */
  readonly readOnly: boolean;
  readonly newId: NewId;
  readonly seed: number;
  readonly clock: Clock;
  /** Where saves go; null where nothing is saved (player, tests). */
  readonly keep: SaveTarget | null;
  /** Where large stages tick; the page's own worker where nothing else is said. */
  readonly newThread?: () => TickThread;
}

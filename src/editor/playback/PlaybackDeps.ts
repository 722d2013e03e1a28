import type { Clock } from "../../browser/timers.ts";
import type { TickError, TickInput, TickResult, WorldDocument } from "../../engine/index.ts";
import type { Dice } from "../../engine/replay/index.ts";
import type { EditorStore } from "../state/createStore.ts";
import type { Ui } from "../state/Ui.ts";
import type { NewRules } from "./NewRules.ts";
import type { NewRunner } from "./newRunner.ts";
import type { Power } from "./Power.ts";
import type { NamedRule } from "./SpeedMonitor.ts";

/** What playing needs of the editor around it. */
export interface PlaybackDeps {
  readonly store: EditorStore;
  readonly ui: Ui;
  readonly clock: Clock;
  readonly newRunner: NewRunner;
  readonly newRules: NewRules;
  readonly power: Power;
  /** Readies the editor for play, forward or back; false if they are off. */
  readonly takeControl: () => boolean;
  /** Puts the played world into the document, without an undo entry. */
  readonly settle: (world: WorldDocument["world"]) => void;
  readonly failed: (error: TickError) => void;
  /** A tick failed, and no rule is to blame. */
  readonly broke: (fault: unknown) => void;
  /** Whether what was played can be stepped back. */
  readonly keepsTicks: boolean;
  /** Keeps what was played; null where nobody asks for the past. */
  readonly film: PlaybackFilm | null;
  /** A tick did not end; `rule` is the one that was at work, if that is known. */
  readonly stuck: (rule: NamedRule | null) => void;
}

/** What a film hears of the game. */
export interface PlaybackFilm {
  /** The number of the last turn. */
  readonly length: number;
  before(start: Dice & { readonly idPrefix: string; readonly document: () => WorldDocument }): void;
  ticked(input: TickInput, result: TickResult, made: number): void;
  brokeOff(input: TickInput): void;
  steppedBack(): void;
  edited(): void;
  clear(): void;
}

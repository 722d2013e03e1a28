import type { Actors } from "./actor.ts";
import type { Character } from "./character.ts";
import type { Id } from "./id.ts";
import type { Stage } from "./stage.ts";

/** A whole game as it is stored: the `data` of a world record. */
export interface WorldDocument {
  readonly version: 1;
  readonly characters: Characters;
  readonly world: World;
  readonly undoStack: readonly UndoEntry[];
  readonly redoStack: readonly UndoEntry[];
}

export type Characters = Readonly<Record<Id, Character>>;

export interface World {
  readonly id: Id;
  readonly metadata: { readonly id: Id; readonly name: string };
  readonly stages: Readonly<Record<Id, Stage>>;
  readonly globals: Globals;
  readonly input: RecordedInput;
  readonly evaluatedRuleIds: EvaluatedRuleIds;
  readonly history: readonly TickRecord[];
  /** Values of the globals when a Start was last saved. Current Stage is left out, although games of other tools may name it. */
  readonly startGlobals?: Readonly<Record<Id, string>>;
  /** The owner's last choice of playback speed, in ms per tick. */
  readonly speed?: number;
  /** The stage the game begins on; the first in order if none is chosen. */
  readonly firstStageId?: Id;
}

export interface GlobalVariable {
  readonly id: Id;
  readonly name: string;
  readonly value: string;
  /** `stage`: the value is the id of a stage. */
  readonly type?: string;
}
export type Globals = Readonly<Record<Id, GlobalVariable>>;

/** The global that names the stage being shown and played. */
export const CURRENT_STAGE = "selectedStageId";

export interface RecordedInput {
  readonly keys: Readonly<Record<string, true>>;
  readonly clicks: Readonly<Record<Id, true>>;
}

/** Actor id, then rule or container id (the character id is the root list): did it apply in the last tick? */
export type EvaluatedRuleIds = Readonly<Record<Id, Readonly<Record<Id, boolean>>>>;

/** How one stage was before a tick: enough to step back to it. */
export interface TickRecord {
  readonly input: RecordedInput;
  readonly globals: Globals;
  readonly evaluatedRuleIds: EvaluatedRuleIds;
  readonly stageId: Id;
  readonly actors: Actors;
}

/** One undoable step: what it was called and which places of the document changed. */
export interface UndoEntry {
  readonly label: string;
  readonly changes: readonly Change[];
}

/** A place in the document, what stood there before and what stands there after; absent means there was nothing. */
export interface Change {
  readonly path: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

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
  /** Groups of characters that rules may ask for instead of a single one. */
  readonly kinds?: Readonly<Record<Id, Kind>>;
  /** How many ticks were played since Start, Restart or the opening in the player; missing means none. */
  readonly ticks?: number;
  /** The stage that ticked last. */
  readonly ticked?: Id;
  /** Whether those to whom nothing applied try again after all turns, until nothing applies any more. */
  readonly settle?: boolean;
  readonly sounds?: Readonly<Record<Id, Sound>>;
  /** Globals shown in the corners of the stage while it is played. */
  readonly hud?: readonly HudEntry[];
}

/** A group of characters with a name, such as "Enemies". */
export interface Kind {
  readonly id: Id;
  readonly name: string;
  readonly characters: readonly Id[];
  /** Set if the kind is everybody but those listed. */
  readonly except?: true;
}

export interface Sound {
  readonly id: Id;
  readonly name: string;
  /** A data URL; missing for a sound of the library. */
  readonly data?: string;
  /** Set if somebody's voice may be in it. */
  readonly voice?: VoiceReach;
}

/** A recording stays with its owner ("home") until a grown-up has said that others may hear it ("yes"). */
export type VoiceReach = "home" | "yes";

export const HUD_CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
export type HudCorner = (typeof HUD_CORNERS)[number];
export interface HudEntry {
  readonly globalId: Id;
  readonly corner: HudCorner;
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
  /** `ticks` and `ticked` of the world before the tick. */
  readonly ticks?: number;
  readonly ticked?: Id;
  /** The actors of other stages that the tick changed, as they were. */
  readonly stages?: Readonly<Record<Id, Actors>>;
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

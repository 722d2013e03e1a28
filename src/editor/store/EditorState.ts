import type { Extent, Id, Point, Stage, TickError, WorldDocument } from "../../engine/index.ts";
import type { Recording } from "../../recording/Recording.ts";
import type { SaveState } from "../../saving/Saver.ts";
import type { RuleRef } from "../commands/everyRule.ts";
import type { Clip } from "../edits/clip.ts";
import type { DrawingTarget } from "../edits/DrawingEdits.ts";
import type { EntryMark } from "../history/amended.ts";
import type { PowerLevel } from "../playback/LowPower.ts";
import type { GestureView } from "../tools/GestureView.ts";
import type { ToolId } from "../tools/ToolId.ts";
import type { RuleReason } from "./RuleReason.ts";

export type { SaveState };

/** All that the editor knows, in one store. Views read it through selectors and never write it. */
export interface EditorState {
  /** The game. While it plays this is the game as it was when Play was pressed (or last stopped). */
  readonly document: WorldDocument;
  readonly ui: UiState;
  /** The rule being taught, or null. */
  readonly recording: Recording | null;
  /** How the recording came to be; undo and redo walk these while it lasts (details §3). */
  readonly recordingSteps: RecordingSteps;
  readonly playback: PlaybackState;
  readonly power: PowerState;
  readonly save: SaveState;
  /** What the hand is doing right now: ghost, extent under a handle. Null between gestures. */
  readonly gesture: GestureView | null;
  /** A short line for the child with an optional button; null when there is nothing to say. */
  readonly notice: Notice | null;
  /** Why a rule was not done, where a child has asked; null once that is over. */
  readonly reason: RuleReason | null;
  /** What a row of the recording that the hand is on speaks of; null: the hand is on none. */
  readonly pointed: PointedRow | null;
}

/** All but what a hand is doing. */
export type CalmState = Omit<EditorState, "gesture">;

/** Lit in both pictures of a recording. */
export interface PointedRow {
  readonly actorIds: readonly Id[];
  /** Where something is put, in squares of the picture. */
  readonly cells: readonly Point[];
}

export interface RecordingSteps {
  readonly past: readonly RecordingStep[];
  readonly future: readonly RecordingStep[];
}

/** One edit of the recording: what it was called, and the recording on its other side. */
export interface RecordingStep {
  readonly label: string;
  readonly recording: Recording;
  /** An edit of the game made meanwhile, such as a new variable: its entry in the history. */
  readonly entry?: EntryMark;
}

export interface UiState {
  readonly toolId: ToolId;
  readonly selectedCharacterId: Id | null;
  /** The look of it that was chosen in the library; null: that of the selected actor, else the default. */
  readonly selectedAppearanceId: Id | null;
  /** Selected actor of the shown stage, or of the after picture while recording. */
  readonly selectedActorId: Id | null;
  /** Which picture the selected actor stands in. */
  readonly selectedView: ViewId;
  /** Who is selected together with it, in the same picture; nobody where no actor is selected. */
  readonly alsoSelectedIds: readonly Id[];
  /** A tap adds an actor to the selection, as with Shift. */
  readonly selectsSeveral: boolean;
  /** The square the keyboard is on; null: it is on none. */
  readonly cursor: { readonly view: ViewId; readonly cell: Point } | null;
  /** The actors that were copied last in this game. */
  readonly clip: Clip | null;
  readonly selectedRuleId: Id | null;
  /** A rule just recorded, whose name waits to be typed. */
  readonly namingRuleId: Id | null;
  readonly stampItem: StampItem | null;
  /** The tool in hand is kept after its work, as with Shift: the lock on its chip (details §4). */
  readonly toolStays: boolean;
  /** What was picked up and waits for the tap that puts it down, in words; null: the hand is empty, or holds it pressed. */
  readonly carries: string | null;
  readonly inspectorTab: "rules" | "variables";
  readonly modal: ModalState | null;
}

/** The pictures of a stage that exist at once: the stage itself, or the two of a recording. */
export type ViewId = "stage" | "before" | "after";

export type StampItem =
  | { readonly kind: "rule"; readonly characterId: Id; readonly ruleId: Id }
  | { readonly kind: "actor"; readonly view: ViewId; readonly actorId: Id }
  | { readonly kind: "character"; readonly characterId: Id; readonly appearanceId: Id };

export type ModalState =
  | { readonly id: "exploreCharacters" }
  | { readonly id: "stages" }
  | { readonly id: "videos" }
  | { readonly id: "keys" }
  | { readonly id: "earlierVersions" }
  /** What had to be changed to open the game. */
  | { readonly id: "mended"; readonly notes: readonly string[] }
  /** `containerId` null: the picker makes a new key event. */
  | { readonly id: "keyPicker"; readonly characterId: Id; readonly containerId: Id | null }
  | ({ readonly id: "editAppearance" } & DrawingTarget);

export interface PlaybackState {
  readonly running: boolean;
  /** Milliseconds a tick. */
  readonly speed: number;
  readonly canStepBack: boolean;
  /** Lights of the actor the inspector speaks of: rule or container id to "applied"; empty when not looked at. */
  readonly lights: Readonly<Record<Id, boolean>>;
  readonly error: TickError | null;
  /** It cannot keep the speed that was chosen. */
  readonly isSlow: boolean;
}

/** How much a small machine is spared: as is best for it, always or never; and what that comes to now. */
export interface PowerState {
  readonly choice: "auto" | "always" | "never";
  readonly level: PowerLevel;
}

export interface Notice {
  /** Grows with every notice, so that the same words twice are two notices. */
  readonly serial: number;
  readonly text: string;
  readonly button: { readonly label: string; readonly action: NoticeAction } | null;
  readonly touched: TouchedRules;
}

/** Rules that were changed by what a notice tells of. */
export interface TouchedRules {
  readonly rules: readonly RuleRef[];
  /** How often the child has asked to see them, each time the next one; from the first time on all are lit. */
  readonly shows: number;
}
export type NoticeAction =
  | { readonly kind: "undo" }
  | { readonly kind: "openRule"; readonly characterId: Id; readonly ruleId: Id }
  | { readonly kind: "resumeRecording" }
  | { readonly kind: "resumeDrawing" }
  | { readonly kind: "showMended"; readonly notes: readonly string[] };

/** What a stage view draws: the stage of the document, or one picture of a recording. */
export interface Scene {
  readonly view: ViewId;
  readonly stage: Stage;
  readonly selectedActorId: Id | null;
  /** Drawn dim outside of it; null on the stage itself. In squares of this stage. */
  readonly extent: Extent | null;
  /** The square that `extent` counts from. */
  readonly origin: Point;
}

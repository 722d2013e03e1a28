import type { TurnStep } from "../../engine/explain/index.ts";
import type {
  Ended,
  Extent,
  Id,
  Point,
  Rule,
  RuleNode,
  Stage,
  TickError,
  TickInput,
  WorldDocument,
} from "../../engine/index.ts";
import type { GameContext, Recording } from "../../recording/index.ts";
import type { WhoMayBe } from "../../recording/whoMayBe.ts";
import type { SaveState } from "../../saving/Saver.ts";
import type { CopiedActors } from "../actions/clip.ts";
import type { RulePlace } from "../commands/rules.ts";
import type { RuleRef } from "../commands/uses.ts";
import type { Comparison } from "../film/comparison.ts";
import type { EntryMark } from "../history/amended.ts";
import type { DragPreview } from "../tools/DragPreview.ts";
import type { ToolId, ViewId } from "../tools/ToolEvent.ts";

export type { SaveState };

/** The state of the editor, in one store. Views read it through selectors and never write it. */
export interface EditorState {
  /** The game. While it plays, this is the game as it was when Play was pressed; `LiveWorld` has the ticks since. */
  readonly document: WorldDocument;
  readonly ui: UiState;
  /** The recording of a rule, if there is one. */
  readonly recording: Recording | null;
  /** The steps of the recording; undo and redo walk these while it lasts. */
  readonly recordingSteps: RecordingSteps;
  readonly playback: PlaybackState;
  readonly power: PowerState;
  readonly save: SaveState;
  /** What to draw of the current gesture. Null between gestures. */
  readonly preview: DragPreview | null;
  /** A short message for the child with an optional button. */
  readonly notice: Notice | null;
  /** What is told and marked of a rule that was not carried out, while that is looked at. */
  readonly reason: RuleReason | null;
  /** What the row of the recording under the pointer is about; null if it is on none. */
  readonly pointed: PointedRow | null;
}

/** The state without the preview, which changes with every move of the pointer. */
export type CalmState = Omit<EditorState, "preview">;

/** Highlighted in both pictures of a recording. */
export interface PointedRow {
  readonly actorIds: readonly Id[];
  /** Where the row puts something, in squares of the picture. */
  readonly cells: readonly Point[];
}

export interface RecordingSteps {
  readonly past: readonly RecordingStep[];
  readonly future: readonly RecordingStep[];
}

/** One edit of the recording: its label, and the recording on the other side of the edit. */
export interface RecordingStep {
  readonly label: string;
  readonly recording: Recording;
  /** If the step is an edit of the game, such as a new variable: its entry in the history. */
  readonly entry?: EntryMark;
}

export interface UiState {
  readonly toolId: ToolId;
  readonly selectedCharacterId: Id | null;
  /** The appearance selected in the library; null: that of the selected actor, else the default one. */
  readonly selectedAppearanceId: Id | null;
  /** An actor of the shown stage or of a picture of the recording. */
  readonly selectedActorId: Id | null;
  /** The view that the selected actor is in. */
  readonly selectedView: ViewId;
  /** The other selected actors of the same view; none if no actor is selected. */
  readonly alsoSelectedIds: readonly Id[];
  /** A tap adds an actor to the selection, as with Shift. */
  readonly selectsSeveral: boolean;
  /** The square that the keyboard cursor is on. */
  readonly cursor: { readonly view: ViewId; readonly cell: Point } | null;
  /** The actors copied last in this game. */
  readonly clip: CopiedActors | null;
  /** The rule or container copied last in this game, as it was then. */
  readonly ruleClip: RuleClip | null;
  /** The actor of the before picture about whom is asked who may be there; null: it is not asked. */
  readonly whoActorId: Id | null;
  /** What has been chosen for it until now, which the pictures show already; null: nothing yet. */
  readonly whoDraft: WhoMayBe | null;
  readonly selectedRuleId: Id | null;
  /** A rule just recorded whose name has yet to be typed. */
  readonly namingRuleId: Id | null;
  /** The rules recorded since the game was played last. */
  readonly untriedRuleIds: readonly Id[];
  /** The rule whose other directions are offered under its card. */
  readonly waysOfferId: Id | null;
  /** The rule just recorded that makes a shot which has yet to learn to fly. */
  readonly flightOfferId: Id | null;
  readonly stampItem: StampItem | null;
  /** The tool is locked: it stays chosen after it was used, as with Shift. */
  readonly toolStays: boolean;
  /** The name of what was picked up and waits for the tap that puts it down; null: nothing, or a normal drag. */
  readonly carries: string | null;
  /** The chosen character that a press on an empty square was probably meant to place; null: none was. */
  readonly wantsToPlaceId: Id | null;
  /** The child has closed the hint over the stage that offers to teach somebody. */
  readonly teachHintClosed: boolean;
  readonly inspectorTab: "rules" | "why" | "variables";
  /** The turn that somebody was asked about; the tab "why" is there only while this is set. */
  readonly asked: AskedTurn | null;
  /** The rule or container whose light was pressed: its card says why it was not carried out in the last turn. */
  readonly askedRule: AskedRule | null;
  /** The turn of the past that is looked at, 0 for the beginning; null: the game is shown as it is now. */
  readonly past: number | null;
  /** The last turns with and without a change of the rules, while they are looked at; `past` is the turn that is shown then. */
  readonly compared: Comparison | null;
  /** The middle of a turn that is looked at, while `past` is the turn before it. */
  readonly inside: InsideTurn | null;
  readonly modal: ModalState | null;
}

/** A turn of an actor, by its number in the film. */
export interface AskedTurn {
  readonly actorId: Id;
  readonly turn: number;
}

/** A rule or container, and the actor that is asked about it. */
export interface AskedRule {
  readonly ruleId: Id;
  readonly actorId: Id;
}

/** A turn from inside: step by step, or at one of its steps with a square about which is asked who stood there. */
export interface InsideTurn {
  readonly turn: number;
  /** Before whose turn its steps end. */
  readonly actorId: Id;
  readonly steps: readonly TurnStep[];
  /** The step that is shown. */
  readonly index: number;
  readonly square: Point | null;
  /** What was looked at before: a turn of the past, or null for now. */
  readonly back: number | null;
}

export interface RuleClip {
  readonly characterId: Id;
  readonly node: RuleNode;
}

export type StampItem =
  | { readonly kind: "rule"; readonly characterId: Id; readonly ruleId: Id }
  | { readonly kind: "actor"; readonly view: ViewId; readonly actorId: Id }
  | { readonly kind: "character"; readonly characterId: Id; readonly appearanceId: Id };

export type ModalState =
  | { readonly id: "exploreCharacters" }
  /** `at`: what gets the focus when a dialog that it led to comes back to it. */
  | { readonly id: "stages"; readonly at?: "music" }
  /** `use` null: the sounds of the game are looked after, and none is chosen for anything. */
  | { readonly id: "sounds"; readonly use: SoundUse | null }
  | { readonly id: "keys" }
  | { readonly id: "earlierVersions" }
  /** The ways in which the game leaves this site. */
  | { readonly id: "share" }
  /** What had to be changed to open the game. */
  | { readonly id: "repairs"; readonly notes: readonly string[] }
  /** Where a step of the recording leads somebody: the one at `index`, or with null a new one. */
  | { readonly id: "door"; readonly actorId: Id; readonly index: number | null }
  /** `containerId` null: the picker adds a new key event. */
  /** Who gets a rule; `toId` and `place` if that is known already. */
  | ({ readonly id: "giveRule"; readonly toId: Id | null; readonly place?: RulePlace | undefined } & RuleClip)
  | { readonly id: "keyPicker"; readonly characterId: Id; readonly containerId: Id | null }
  | ({ readonly id: "editAppearance" } & DrawingTarget);

/** What a sound is chosen for: a step of the recording by its place among the actions, or the music of a stage. */
export type SoundUse =
  | { readonly kind: "step"; readonly index: number }
  | { readonly kind: "music"; readonly stageId: Id };

/** What the pixel editor draws: an existing appearance, a new appearance of a character, or a new character. */
export type DrawingTarget =
  | { readonly characterId: Id; readonly appearanceId: Id }
  | { readonly characterId: Id; readonly appearanceId: null; readonly copyOf: Id | null }
  | { readonly characterId: null };

export interface PlaybackState {
  readonly running: boolean;
  /** Milliseconds per tick. */
  readonly tickMs: number;
  readonly canStepBack: boolean;
  /** For the actor that the inspector shows: whether each rule or container was applied in the last tick; none for those not reached. */
  readonly lights: Readonly<Record<Id, boolean>>;
  /** For the same actor: the rules and containers that were applied since Play or Forward was pressed. */
  readonly acted: ReadonlySet<Id>;
  readonly error: TickError | null;
  /** How the game ended in its last tick; null while it goes on. */
  readonly ended: Ended | null;
  /** The number of the last turn of the film, as of the last time the game stood still. */
  readonly turns: number;
  /** The game cannot keep the chosen speed. */
  readonly isSlow: boolean;
}

/** What is spared on a slow machine: at "fewer" frames of a movement, at "still" all of them, and at "slow" half the resolution and half the speed, too. */
export type QualityLevel = "full" | "fewer" | "still" | "slow";

/** Whether a slow machine is spared work, as the child chose, and the quality that results. */
export interface PowerState {
  readonly choice: "auto" | "always" | "never";
  readonly level: QualityLevel;
}

export interface Notice {
  /** Grows with every notice, so that the same text twice is two notices. */
  readonly serial: number;
  readonly text: string;
  readonly button: { readonly label: string; readonly action: NoticeAction } | null;
  /** It stays until it is used or closed, because nothing else leads to what its button offers. */
  readonly stays: boolean;
  /**
   * What it offers besides: to see what a change of the rules makes of what was played, or to save what happened before something went
   * wrong.
   */
  readonly also: "comparison" | "moment" | null;
  readonly touched: TouchedRules;
}

/** The rules that were changed by the edit that a notice is about. */
export interface TouchedRules {
  readonly rules: readonly RuleRef[];
  /** How often the child has asked for the next one; from the first time on all are highlighted. */
  readonly shows: number;
}

export type NoticeAction =
  | { readonly kind: "undo" }
  /** Plays a turn with an input that was given before. */
  | { readonly kind: "playAgain"; readonly input: TickInput }
  | { readonly kind: "openRule" | "recordAgain"; readonly characterId: Id; readonly ruleId: Id }
  | OfferAction;

/** What can be had by its notice alone. */
export type OfferAction =
  | { readonly kind: "resumeRecording" }
  | { readonly kind: "resumeDrawing" }
  | { readonly kind: "showRepairs"; readonly notes: readonly string[] };

/** What a stage view draws: the stage of the game, or one picture of a recording. */
export interface Scene {
  readonly view: ViewId;
  readonly stage: Stage;
  /** The part without a veil, in squares of this stage; null on the stage itself. */
  readonly extent: Extent | null;
  /** The square that `extent` is relative to. */
  readonly origin: Point;
}

/** Whether something is offered under the card of the rule that was saved last. */
export function hasOffer({ ui }: CalmState): boolean {
  return ui.waysOfferId !== null || ui.flightOfferId !== null;
}

/** What undo would do right now, for its button; null: nothing. */
export function undoLabel({ recording, recordingSteps, document }: CalmState): string | null {
  return (recording ? recordingSteps.past : document.undoStack).at(-1)?.label ?? null;
}

/** What redo would do right now, for its button; null: nothing. */
export function redoLabel({ recording, recordingSteps, document }: CalmState): string | null {
  return (recording ? recordingSteps.future : document.redoStack).at(-1)?.label ?? null;
}

/** Why a rule or container was not carried out in a turn; shown on its card and on the stage. */
export interface RuleReason {
  /** The rule or container asked about. */
  readonly ruleId: Id;
  /** In words for the child. */
  readonly text: string;
  /** The square that does not match, relative to the main actor. */
  readonly square: Point | null;
  /** The same square of the shown stage; null if it is off the stage. */
  readonly cell: Point | null;
  /** What the rule wanted, to be shown over what was there. */
  readonly wanted?: WantedPicture;
}

/** The picture of a rule beside the squares that it was compared with. */
export interface WantedPicture {
  readonly rule: Rule;
  readonly game: GameContext;
  /** The stage as the actor saw it. */
  readonly stage: Stage;
  /** Where it stood. */
  readonly at: Point;
  /** The other squares that did not fit, counted from it. */
  readonly others: readonly Point[];
}

import type { ModalState, ToolId, UiState, ViewId } from "../../editor/index.ts";
import type { Actor, Characters, Id, Point, Stage } from "../../engine/index.ts";
import type { Recording } from "../../recording/index.ts";
import type { Shape } from "./shapes.ts";

/** A lesson of the tutorial. `StepId` is what its steps may refer to. */
export interface Lesson<StepId extends string = string> {
  readonly title: string;
  readonly steps: readonly LessonStep<StepId>[];
}

/** A step of a lesson: what Nib says, what the child is asked for, what that needs, and what Nib points at. */
export interface LessonStep<StepId extends string = string> {
  /** Counted from 1 through all lessons of a set. */
  readonly number: number;
  /** Names the step in the stored progress, and the audio clip of its sentence. */
  readonly id: StepId;
  readonly sentence: string;
  /** What is said instead to a child who works with the keyboard; the name of its clip ends in `-keys`. */
  readonly sentenceByKeys?: string;
  /** Shown when nothing has happened for a while. */
  readonly hint?: string;
  /** Shown instead, while what comes next is something else than `hint` names. The first whose condition holds. */
  readonly otherHints?: readonly Hint[];
  /** Taken one after the other while Nib speaks; the last one stays. */
  readonly poses: readonly NibPose[];
  /** What Nib does to the game when the step begins. */
  readonly enter?: (facts: LessonFacts) => readonly SetupAction[];
  readonly wait: Wait;
  /** The name of a character that the child draws meanwhile, unless the child gives it one. */
  readonly names?: string;
  /** The step is left out if this holds when it would begin. */
  readonly unless?: (facts: LessonFacts) => boolean;
  /** The question whose answer by the child is shown with this step, which resolves it. */
  readonly recalls?: StepId;
  /** What is wrong right now; shown at once. */
  readonly trouble?: (facts: LessonFacts) => string | null;
  /** How far the child has got; shown at once, and no hint beside it. */
  readonly progress?: (facts: LessonFacts) => string | null;
  /** The first whose condition holds leads to another step. */
  readonly detours?: readonly Detour<StepId>[];
  /** The step cannot be skipped by Next, only by the menu. */
  readonly must?: true;
  /** The rule that the child records in this step. */
  readonly teaches?: Shape;
  /** The step is the first of recording that rule. A child who has such a rule already may keep it. */
  readonly begins?: true;
  /** The step can be done on every stage of the game, and while another rule is recorded. */
  readonly anywhere?: true;
  /** What has to be in the game. Without it, nothing. */
  readonly preconditions?: readonly Precondition[];
  /** The tools that the step can be done with; without it, any. */
  readonly tools?: readonly ToolId[];
  /** The dialogs that belong to the step; any other one is in the way. */
  readonly dialogs?: readonly ModalState["id"][];
  readonly target: (facts: LessonFacts) => readonly Spot[];
  /** An arrow leads from the first target to the last. */
  readonly arrow?: true;
  /** The path of the animated pointer; without it, through the targets. */
  readonly gesture?: (facts: LessonFacts) => readonly Spot[];
}

export type NibPose = "rest" | "talk" | "point" | "explain" | "think" | "puzzled" | "oops" | "cheer" | "wave";

/** What must be there before a step can be done. */
export type Precondition = "scout" | "rules" | "rock" | "boulder" | "boulders" | "flag" | "bridge" | Shape | "wayFree";

export type Wait =
  | { readonly kind: "button"; readonly label: string; readonly decline?: string }
  | { readonly kind: "answer"; readonly choices: readonly [string, string] }
  | { readonly kind: "speech"; readonly delay: number }
  | { readonly kind: "fact"; readonly holds: (facts: LessonFacts) => boolean; readonly delay: number };

/** What Nib does before a step. What changes the game is one undo entry each. */
export type SetupAction =
  | { readonly kind: "stop" | "lowerFlag" | "showScout" | "showFlag" }
  | { readonly kind: "scout" | "boulder" | "second"; readonly at: Point };

export interface Detour<StepId extends string = string> {
  readonly to: StepId;
  readonly when: (facts: LessonFacts) => boolean;
  /** A kind word for going back; null when going ahead. */
  readonly say: string | null;
}

export interface Hint {
  readonly when: (facts: LessonFacts) => boolean;
  readonly say: string;
}

/** Something to point at: a thing of the page, or squares of a stage. */
export type Spot =
  | PageSpot
  | { readonly on: ViewId; readonly cell: Point; readonly wide: number; readonly high: number };

export interface PageSpot {
  readonly on: "page";
  readonly name: PageThing;
  readonly id?: Id;
  /** Words of the menu entry to choose, which is pointed at instead while a menu has it. */
  readonly entry?: string;
}

export type PageThing =
  | "playback"
  | "play"
  | "stop"
  | "stepBack"
  | "stepForward"
  | "rightKey"
  | "stamp"
  | "stage"
  | "library"
  | "addCharacter"
  | "paintCanvas"
  | "paintSave"
  | "tile"
  | "trash"
  | "undo"
  | "record"
  | "before"
  | "after"
  | "handle"
  | "saveRecording"
  | "addStep"
  | "rule"
  | "ruleHead"
  | "ruleMenu"
  | "rulesTab"
  | "closeSheet"
  | "add"
  | "addKey"
  | "keyboard"
  | "keyDone"
  | "mainMenu";

/** What the steps of the tutorial read of the editor; built after every edit and tick. */
export interface LessonFacts {
  readonly running: boolean;
  readonly ui: Pick<UiState, "toolId" | "stampItem" | "selectedCharacterId" | "selectedActorId" | "inspectorTab">;
  readonly modal: ModalState | null;
  readonly characters: Characters;
  /** The ids of all stages. */
  readonly stages: readonly Id[];
  /** The shown stage, without its actors. */
  readonly stage: Pick<Stage, "id" | "width" | "height"> | null;
  /** The actors on it right now, in stage order. */
  readonly actors: readonly Actor[];
  readonly recording: Recording | null;
  readonly seen: SeenProgress;
  /** The part of the editor in which a menu is open, such as `Characters`; no menu is in the store. */
  readonly menuOpenIn: string | undefined;
  /** Whether something has been drawn in the open pixel editor, which has a store of its own. */
  readonly hasDrawn: boolean;
  /** Whether the child used the keyboard last, and not a mouse or a finger. */
  readonly byKeys: boolean;
}

/** What happened since the step began. */
export interface SeenProgress {
  /** The ids of the actors to which a rule applied, by rule id. */
  readonly applied: ReadonlyMap<Id, ReadonlySet<Id>>;
  /** Rules that applied to an actor with nothing below it. */
  readonly onAir: ReadonlySet<Id>;
  /** Rules that were recorded and saved. */
  readonly saved: ReadonlySet<Id>;
}

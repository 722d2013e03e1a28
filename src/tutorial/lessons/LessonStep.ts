import type { ModalState } from "../../editor/state/EditorState.ts";
import type { ViewId } from "../../editor/tools/ToolEvent.ts";
import type { ToolId } from "../../editor/tools/ToolId.ts";
import type { Id, Point } from "../../engine/index.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import type { Shape } from "./shapes.ts";
import type { StepId } from "./words.ts";

export type NibPose = "rest" | "talk" | "point" | "explain" | "think" | "puzzled" | "oops" | "cheer" | "wave";

/** A step of the tutorial: what it sets up, what it waits for, and what it points at. */
export interface LessonStep {
  readonly id: StepId;
  /** Taken one after the other while Nib speaks; the last one stays. */
  readonly poses: readonly NibPose[];
  readonly wait: Wait;
  readonly target: (facts: LessonFacts) => readonly Spot[];
  /** What else the text is about: not outlined, but not covered either. */
  readonly free?: readonly Spot[];
  /** An arrow leads from the first target to the last. */
  readonly arrow?: true;
  /** The path of the animated pointer; without it, through the targets. */
  readonly gesture?: (facts: LessonFacts) => readonly Spot[];
  readonly enter?: (facts: LessonFacts) => readonly SetupAction[];
  /** The step cannot be skipped by Next. */
  readonly must?: true;
  readonly preconditions?: readonly Precondition[];
  /** Another step to go to now, if any. */
  readonly detour?: (facts: LessonFacts) => Detour | null;
  /** What is wrong right now; shown at once. */
  readonly trouble?: (facts: LessonFacts) => string | null;
  /** The rule that the child records in this step. */
  readonly teaches?: Shape;
  /** The dialogs that belong to the step; any other one is in the way. */
  readonly dialogs?: readonly ModalState["id"][];
  /** The tools that the step can be done with; without it, any. */
  readonly tools?: readonly ToolId[];
}

/** What must be there before a step can be done. */
export type Precondition = "scout" | "rules" | "rock" | "boulder" | "boulders" | "flag" | "bridge" | Shape | "wayFree";

export type Wait =
  | { readonly kind: "button"; readonly label: string }
  | { readonly kind: "answer"; readonly choices: readonly [string, string] }
  | { readonly kind: "speech"; readonly delay: number }
  | { readonly kind: "fact"; readonly holds: (facts: LessonFacts) => boolean; readonly delay: number };

/** What Nib does to the game before a step, as one undo entry each. */
export type SetupAction =
  | { readonly kind: "stop" | "lowerFlag" }
  | { readonly kind: "scout" | "boulder" | "second"; readonly at: Point };

export interface Detour {
  readonly to: StepId;
  /** A kind word for going back; null when going ahead. */
  readonly say: string | null;
}

/** Something to point at: a thing of the page, or squares of a stage. */
export type Spot =
  | { readonly on: "page"; readonly name: PageThing; readonly id?: Id }
  | { readonly on: ViewId; readonly cell: Point; readonly wide: number; readonly high: number };

export type PageThing =
  | "stepButton"
  | "toolbar"
  | "playback"
  | "play"
  | "keys"
  | "screenKeys"
  | "stamp"
  | "stage"
  | "library"
  | "addCharacter"
  | "drawCharacter"
  | "paintTools"
  | "paintSave"
  | "tile"
  | "trash"
  | "undo"
  | "record"
  | "before"
  | "after"
  | "handle"
  | "actionRow"
  | "saveRecording"
  | "rule"
  | "ruleHead"
  | "ruleKey"
  | "rulesTab"
  | "closeSheet"
  | "add"
  | "addKey"
  | "keyboard"
  | "keyDone"
  | "mainMenu";

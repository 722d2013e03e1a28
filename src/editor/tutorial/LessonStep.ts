/** The form of a step of the tutorial: what it does first, what it waits for, what it points at (spec §4 "Tutorial"). */
import type { Id, Point } from "../../engine/index.ts";
import type { ModalState, ViewId } from "../state/EditorState.ts";
import type { ToolId } from "../tools/ToolId.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import type { Precondition } from "./preconditions.ts";
import type { Shape } from "./shapes.ts";
import type { StepId } from "./words.ts";

export type NibPose = "rest" | "talk" | "point" | "explain" | "think" | "puzzled" | "oops" | "cheer" | "wave";

export interface LessonStep {
  readonly id: StepId;
  /** Struck one after the other while Nib speaks; the last one stays. */
  readonly poses: readonly NibPose[];
  readonly wait: Wait;
  readonly target: (facts: LessonFacts) => readonly Spot[];
  /** What is spoken of besides: not outlined, but left free. */
  readonly free?: readonly Spot[];
  /** An arrow leads from the first target to the last. */
  readonly arrow?: true;
  /** The way of the ghost hand; without it, through the targets. */
  readonly gesture?: (facts: LessonFacts) => readonly Spot[];
  readonly enter?: (facts: LessonFacts) => readonly SetupAction[];
  /** Next does not skip it. */
  readonly must?: true;
  readonly preconditions?: readonly Precondition[];
  /** Where the way leads now, if not on. */
  readonly detour?: (facts: LessonFacts) => Detour | null;
  /** What is wrong right now, said at once. */
  readonly trouble?: (facts: LessonFacts) => string | null;
  /** The rule that is being taught in this step. */
  readonly teaches?: Shape;
  /** The dialogs that belong to it; another one is in the way. */
  readonly dialogs?: readonly ModalState["id"][];
  /** The tools it can be done with; without it, any. */
  readonly tools?: readonly ToolId[];
}

export type Wait =
  | { readonly kind: "button"; readonly label: string }
  | { readonly kind: "answer"; readonly choices: readonly [string, string] }
  | { readonly kind: "speech"; readonly delay: number }
  | { readonly kind: "fact"; readonly holds: (facts: LessonFacts) => boolean; readonly delay: number };

/** What Nib does to the game before a step, one undo entry each. */
export type SetupAction =
  | { readonly kind: "stop" | "lowerFlag" }
  | { readonly kind: "scout" | "boulder" | "second"; readonly at: Point };

export interface Detour {
  readonly to: StepId;
  /** A kind word, for a way back; null for a way ahead. */
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

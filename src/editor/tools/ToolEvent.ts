import type { Id, Point, Side } from "../../engine/index.ts";
import type { Beside } from "../state/mapEdits.ts";

/** An input to the current tool, from a pointer on any panel or stage, or from the keyboard. */
export interface ToolEvent {
  readonly kind: "press" | "move" | "release" | "doublePress" | "cancel";
  readonly target: Target;
  /** The pointer on the page, CSS px; an input by keyboard gives the middle of its target. */
  readonly pixel: Point;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** What the pointer is on. */
export type Target =
  | SquareTarget
  | HandleTarget
  | { readonly kind: "character"; readonly characterId: Id }
  | { readonly kind: "appearance"; readonly characterId: Id; readonly appearanceId: Id }
  | LibraryTarget
  | RuleTarget
  | { readonly kind: "condition"; readonly key: string }
  | { readonly kind: "action"; readonly index: number }
  | RowsTarget
  | { readonly kind: "variable"; readonly characterId: Id; readonly variableId: Id }
  | { readonly kind: "global"; readonly globalId: Id }
  | { readonly kind: "nothing" };

/** The pictures of a stage: the stage itself, and the two of a recording. */
export type ViewId = "stage" | "before" | "after";

/** A square of a stage view. The actors on it are looked up only when needed, because a drag passes hundreds of squares. */
export interface SquareTarget {
  readonly kind: "square";
  readonly view: ViewId;
  /** The square under the pointer; outside the stage the nearest one, and `inside` is false. */
  readonly cell: Point;
  /** The position within that square, 0 to 1 on both axes. */
  readonly within: Point;
  readonly inside: boolean;
}

/** One of the four handles of the extent; `line` is the pointer's position on its axis, in squares from the edge of the stage. */
export interface HandleTarget {
  readonly kind: "handle";
  readonly view: ViewId;
  readonly side: Side;
  readonly line: number;
}

/** A rule or container of the inspector, and the part of its box that the pointer is on; `ruleId` null: the root list. */
export interface RuleTarget {
  readonly kind: "rule";
  readonly characterId: Id;
  readonly ruleId: Id | null;
  readonly place: "before" | "after" | "inside";
}

/** Where a value can be dropped during a recording: on one of the two lists of rows, or on a slot of a row. */
export type RowsTarget =
  | { readonly kind: "conditions" }
  | { readonly kind: "actions" }
  | { readonly kind: "conditionSlot"; readonly key: string; readonly side: "left" | "right" }
  | { readonly kind: "valueSlot"; readonly index: number };

/** One half of the library: all characters (`characterId` null) or the appearances of one; and the tile next to the pointer, if any. */
export interface LibraryTarget {
  readonly kind: "library";
  readonly characterId: Id | null;
  readonly beside: Beside | null;
  /** The tile that the pointer is on. */
  readonly onId?: Id | undefined;
}

/** The tools of the toolbar. */
export const TOOL_IDS = ["pointer", "stamp", "trash", "record", "paint"] as const;
/** The current tool. `ignoreSquare` can be chosen only while recording. */
export type ToolId = (typeof TOOL_IDS)[number] | "ignoreSquare";

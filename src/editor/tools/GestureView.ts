import type { Actor, Id, Point, Transform } from "../../engine/index.ts";
import type { Readable } from "../edits/RecordingRows.ts";
import type { ViewId } from "../store/EditorState.ts";
import type { RowsTarget, RuleTarget, ShelfTarget, Target } from "./ToolEvent.ts";

/** What views draw of the gesture in hand; made by the tool states, drawn by stage and panels. */
export interface GestureView {
  readonly ghost: Ghost | null;
  /** The gap a dragged rule would land in. */
  readonly rulePlace: RuleTarget | null;
  /** Whose rule is being dragged, drawn as a card at the pointer. */
  readonly draggedRule: { readonly characterId: Id; readonly ruleId: Id } | null;
  /** The box that is being drawn around actors. */
  readonly box: SelectionBox | null;
  /** The gap of the library that a dragged tile would land in. */
  readonly shelfPlace: ShelfTarget | null;
  /** A value of an actor or of the world on its way to the rows of a recording, with the hand at a place of the page, CSS px. */
  readonly value: { readonly what: Readable; readonly pixel: Point } | null;
  /** The place among the actions of a recording of the row that is being dragged. */
  readonly draggedRow: number | null;
  /** Where among the rows of a recording either would land. */
  readonly rowPlace: RowsTarget | Extract<Target, { kind: "action" }> | null;
}

/** A gesture that shows nothing; each one shows what is its own. */
export const NOTHING_SHOWN: GestureView = {
  ghost: null,
  rulePlace: null,
  draggedRule: null,
  box: null,
  shelfPlace: null,
  value: null,
  draggedRow: null,
  rowPlace: null,
};

/** A picture that follows the hand. */
export interface Ghost {
  readonly characterId: Id;
  readonly appearanceId: Id;
  readonly transform: Transform;
  /** Page position of the pointer, CSS px. */
  readonly pixel: Point;
  /** Where in the picture it was grabbed: from the anchor tile's top left, in tiles. */
  readonly grab: Point;
  /** Where it would land, if it is over a stage view. */
  readonly landing: { readonly view: ViewId; readonly cell: Point } | null;
  /** False: refused here (drawn crossed out); `reason` says why. */
  readonly allowed: boolean;
  readonly reason: string | null;
  readonly copies: boolean;
  /** Who comes along, in their places around it, in squares. */
  readonly company: readonly GhostMate[];
}

export interface GhostMate extends Pick<Actor, "characterId" | "appearance" | "transform"> {
  readonly offset: Point;
}

/** From corner to corner, in squares of a stage; corners lie anywhere in their squares. */
export interface SelectionBox {
  readonly view: ViewId;
  readonly from: Point;
  readonly to: Point;
}

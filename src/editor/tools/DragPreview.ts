import type { Actor, Id, Point, Transform } from "../../engine/index.ts";
import type { Readable } from "../actions/RecordingRows.ts";
import type { ViewId } from "../state/EditorState.ts";
import { MIDDLE } from "./dropTarget.ts";
import type { RowsTarget, RuleTarget, ShelfTarget, Target, ToolEvent } from "./ToolEvent.ts";

/** What views draw of the gesture in hand; made by the tool states, drawn by stage and panels. */
export interface DragPreview {
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
export const NOTHING_SHOWN: DragPreview = {
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
  readonly dropTarget: { readonly view: ViewId; readonly cell: Point } | null;
  /** False: refused here (drawn crossed out); `reason` says why. */
  readonly allowed: boolean;
  readonly reason: string | null;
  readonly copies: boolean;
  /** Who comes along, in their places around it, in squares. */
  readonly others: readonly GhostMate[];
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

/** What can be dragged over a stage: it looks like an actor, but need not be one yet. */
export type Draggable = Pick<Actor, "characterId" | "appearance" | "transform">;

/** How it is dragged; by default it is gripped in its middle, over no drop target, and is no copy. */
export type Grip = Partial<Pick<Ghost, "grab" | "dropTarget" | "reason" | "copies" | "others">>;

/** The preview of a dragged actor, character, appearance or stamp. It cannot be dropped without a drop target, or with a reason against it. */
export function dragPreview(thing: Draggable, { pixel }: ToolEvent, hold: Grip): DragPreview {
  const { grab = MIDDLE, dropTarget = null, reason = null, copies = false, others = [] } = hold;
  const look = { characterId: thing.characterId, appearanceId: thing.appearance, transform: thing.transform ?? "0" };
  const allowed = dropTarget !== null && reason === null;
  return { ...NOTHING_SHOWN, ghost: { ...look, pixel, grab, dropTarget, allowed, reason, copies, others } };
}

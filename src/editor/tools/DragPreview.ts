import type { Actor, Id, Point, Transform } from "../../engine/index.ts";
import type { Readable } from "../../recording/operands.ts";
import { MIDDLE } from "./dropTarget.ts";
import type { LibraryTarget, RowsTarget, RuleTarget, Target, ToolEvent, ViewId } from "./ToolEvent.ts";

/** What stage and panels draw of the gesture that is being made. */
export interface DragPreview {
  readonly ghost: Ghost | null;
  /** The gap that a dragged rule would be dropped into. */
  readonly rulePlace: RuleTarget | null;
  readonly draggedRule: DraggedRule | null;
  /** The box that is being drawn around actors. */
  readonly box: SelectionBox | null;
  /** The gap of the library that a dragged tile would be dropped into. */
  readonly libraryPlace: LibraryTarget | null;
  /** A value of an actor or of the world being dragged to the rows of a recording; `pixel` is the pointer on the page, CSS px. */
  readonly value: { readonly what: Readable; readonly pixel: Point } | null;
  /** The index of the action row that is being dragged. */
  readonly draggedRow: number | null;
  /** Where among the rows of a recording the value or row would be dropped. */
  readonly rowPlace: RowsTarget | Extract<Target, { kind: "action" }> | null;
}

/** A rule that is being dragged, drawn as a card at the pointer. */
export interface DraggedRule {
  readonly characterId: Id;
  readonly ruleId: Id;
  /** The other character that would get it. */
  readonly receiverId: Id | null;
  /** Why it cannot be dropped where it is now. */
  readonly refusal: string | null;
}

/** The preview of a gesture that shows nothing; each gesture overrides what it shows. */
export const NOTHING_SHOWN: DragPreview = {
  ghost: null,
  rulePlace: null,
  draggedRule: null,
  box: null,
  libraryPlace: null,
  value: null,
  draggedRow: null,
  rowPlace: null,
};

/** What can be dragged over a stage: it looks like an actor, but need not be one yet. */
export type Draggable = Pick<Actor, "characterId" | "appearance" | "transform">;

/** A picture that follows the pointer. */
export interface Ghost extends Draggable {
  readonly transform: Transform;
  /** Page position of the pointer, CSS px. */
  readonly pixel: Point;
  /** Where in the picture it was grabbed: from the anchor tile's top left, in tiles. */
  readonly grab: Point;
  /** Where it would be dropped; null if it is not over a stage view. */
  readonly dropTarget: { readonly view: ViewId; readonly cell: Point } | null;
  /** False: it cannot be dropped here (drawn crossed out); `reason` says why. */
  readonly allowed: boolean;
  readonly reason: string | null;
  readonly copies: boolean;
  /** The other actors that are dragged with it, at their offsets in squares. */
  readonly others: readonly GhostMate[];
}

export interface GhostMate extends Draggable {
  readonly offset: Point;
}

/** From corner to corner, in squares of a stage; a corner may lie anywhere within a square. */
export interface SelectionBox {
  readonly view: ViewId;
  readonly from: Point;
  readonly to: Point;
}

/** How it is dragged; by default it is gripped in its middle, over no drop target, and is no copy. */
export type Grip = Partial<Pick<Ghost, "grab" | "dropTarget" | "reason" | "copies" | "others">>;

/** The preview of a dragged actor, character, appearance or stamp. It cannot be dropped without a drop target, or with a reason against it. */
export function dragPreview(
  { characterId, appearance, transform = "0" }: Draggable,
  { pixel }: ToolEvent,
  hold: Grip,
): DragPreview {
  const { grab = MIDDLE, dropTarget = null, reason = null, copies = false, others = [] } = hold;
  const allowed = dropTarget !== null && reason === null;
  return {
    ...NOTHING_SHOWN,
    ghost: { characterId, appearance, transform, pixel, grab, dropTarget, allowed, reason, copies, others },
  };
}

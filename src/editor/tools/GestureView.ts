import type { Id, Point, Transform } from "../../engine/index.ts";
import type { ViewId } from "../store/EditorState.ts";
import type { RuleTarget } from "./ToolEvent.ts";

/** What views draw of the gesture in hand; made by the tool states, drawn by stage and panels. */
export interface GestureView {
  readonly ghost: Ghost | null;
  /** The gap a dragged rule would land in. */
  readonly rulePlace: RuleTarget | null;
  /** Whose rule is being dragged, drawn as a card at the pointer. */
  readonly draggedRule: { readonly characterId: Id; readonly ruleId: Id } | null;
}

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
}

import type { Point } from "../grid/point.ts";
import type { Id } from "../world/id.ts";

/** Why a rule does not match. Squares are counted from the main actor; `key` is the key of a condition. */
export type Mismatch =
  | { readonly kind: "offStage"; readonly square: Point }
  | { readonly kind: "targetOffStage"; readonly square: Point }
  | { readonly kind: "edgeExpected"; readonly square: Point }
  | { readonly kind: "tooMany"; readonly square: Point }
  | { readonly kind: "missing"; readonly square: Point; readonly actorId: Id }
  | { readonly kind: "condition"; readonly key: string; readonly square: Point | null }
  | { readonly kind: "notInPicture"; readonly actorId: Id };

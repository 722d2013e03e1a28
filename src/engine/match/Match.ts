import type { Point } from "../grid/point.ts";
import type { Id } from "../world/id.ts";

/** The stage actor each rule actor is paired with, by the rule actor's id. */
export type Bindings = ReadonlyMap<Id, Id>;

/** How a rule looks at the stage: it fits with these bindings, or it does not for this reason. */
export type Match = { readonly bindings: Bindings } | { readonly mismatch: Mismatch };

/** Why a rule does not match. Squares are counted from the main actor; `key` is a condition's key. */
export type Mismatch =
  | { readonly kind: "offStage"; readonly square: Point }
  | { readonly kind: "targetOffStage"; readonly square: Point }
  | { readonly kind: "tooMany"; readonly square: Point }
  | { readonly kind: "missing"; readonly square: Point; readonly actorId: Id }
  | { readonly kind: "condition"; readonly key: string; readonly square: Point | null }
  | { readonly kind: "notInPicture"; readonly actorId: Id };

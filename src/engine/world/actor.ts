import type { Point } from "../grid/point.ts";
import type { Transform } from "../grid/transform.ts";
import type { Id } from "./id.ts";

/** One copy of a character on a stage; `position` is the square of its anchor tile. */
export interface Actor {
  readonly id: Id;
  readonly characterId: Id;
  readonly position: Point;
  /** Id of one of its character's appearances. */
  readonly appearance: Id;
  /** Missing means "0". */
  readonly transform?: Transform;
  /** Own values by variable id, as text; a missing one is the character's default. */
  readonly variableValues: Readonly<Record<Id, string>>;
  /** How many visible changes this actor had in the last tick; preview frames are counted by it. */
  readonly frameCount?: number;
}

export type Actors = Readonly<Record<Id, Actor>>;

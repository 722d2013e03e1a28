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
  /** In the picture of a rule only: any actor of this kind of characters may stand for it. */
  readonly kind?: Id;
  /** What it says in its bubble, and for how many more ticks. */
  readonly saying?: Saying;
  /** How many visible changes this actor had in the last tick; preview frames are counted by it. */
  readonly frameCount?: number;
}

export interface Saying {
  readonly text: string;
  readonly ticks: number;
}

export type Actors = Readonly<Record<Id, Actor>>;

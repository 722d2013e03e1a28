import type { GameKind } from "../../../src/api/wire.ts";
import type { GameSketch } from "../sketch/gameSketch.ts";

/** A game that comes with the product, and what its card tells about it. */
export interface ExampleSketch extends GameSketch {
  /** How it is played, in two or three short sentences. */
  readonly description: string;
  /** A first change that is easy to make, as one sentence that begins with a verb. */
  readonly whatCanIChange: string;
  /** The shelf of Explore on which it stands. */
  readonly kind: GameKind;
}

import type { GameKind } from "../../../src/api/wire.ts";
import type { GameSketch } from "../sketch/gameSketch.ts";
import type { Play } from "../sketch/Play.ts";

/** A game that comes with the product, and what its card tells about it. */
export interface ExampleSketch extends GameSketch {
  /** The goal in one short sentence, which its card shows, then how to play it by keys, taps or on-screen keys. */
  readonly description: string;
  /** One or two first changes that are easy to make, as a short sentence that begins with a verb. */
  readonly whatCanIChange: string;
  /** The shelf of Explore on which it stands. */
  readonly kind: GameKind;
  /** Its place from the easiest, 1, to the hardest. */
  readonly ease: number;
  /** Plays from the beginning to the moment that its picture shows: on its first stage, a few moves in. */
  readonly untilPicture: (play: Play) => Play;
}

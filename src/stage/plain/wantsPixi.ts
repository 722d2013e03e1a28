import type { Graphics } from "../../browser/graphics.ts";
import type { QualityLevel } from "../../editor/index.ts";

/**
 * With more actors, PixiJS draws a frame faster than a 2D canvas, by what draws WebGL. A graphics card could draw fewer as well, but a small
 * game would wait for PixiJS in vain. In software, it pays only once a crowd is drawn as points.
 */
const PLAIN_MAX: Readonly<Record<Graphics, number>> = { card: 1500, software: 3000, none: Number.POSITIVE_INFINITY };

/** What is known of a game and its machine. */
export interface GameOnMachine {
  readonly actors: number;
  /** Null if the machine has not been asked yet. */
  readonly graphics: Graphics | null;
  /** How much the machine has to be spared, measured while the game plays. */
  readonly level: QualityLevel;
}

/** Whether PixiJS should draw a game in the player, rather than a 2D canvas. */
export function wantsPixi({ actors, graphics, level }: GameOnMachine): boolean {
  if (actors > PLAIN_MAX[graphics ?? "software"]) return true;
  return graphics === "card" && level !== "full";
}

import type { GameSketch } from "../sketch/gameSketch.ts";

/** A character that comes with rules. Its small game holds it first, then those who come along, and the kinds that its rules ask for. */
export interface ReadyMadeSketch extends Omit<GameSketch, "stages" | "speed" | "name"> {
  /** A few words under its name. */
  readonly does: string;
  /** Members who come along only where a game has nobody of their kind. */
  readonly standIns?: readonly string[];
}

/** Who is led by keys. */
export const HEROES = "heroes";
export const ENEMIES = "enemies";

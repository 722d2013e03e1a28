/** Parts of a stored game by their path, for tests that change one of them: `characters.hero.rules.0.every`. */
import { gameThatSaysMore } from "./gameThatSaysMore.ts";

export type Loose = Record<string, unknown>;

/** The value as it comes back from a file. */
export const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A copy of the game with one part replaced. */
export function changed(path: string, change: unknown, game: unknown = gameThatSaysMore()): Loose {
  const copy = stored(game) as Loose;
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  const part = steps.reduce<Loose>((at, step) => at[step] as Loose, copy);
  part[last] = change;
  return copy;
}

/** The part of a game at a path; undefined if there is none. */
export function at(game: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, step) => (part as Loose | undefined)?.[step], game);
}

/** The rule of `gameThatSaysMore` that does everything. */
export const RULE = "characters.hero.rules.0.rules.0";

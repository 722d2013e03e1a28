import type { World } from "../engine/index.ts";

/** More have no room beside each other on a phone. */
const ABOVE_MAX = 4;

/** Whether a player shows the numbers of a game above its stage, where they cover nobody. Many of them stay in its corners. */
export function areNumbersAbove({ hud = [] }: Pick<World, "hud">): boolean {
  return hud.length > 0 && hud.length <= ABOVE_MAX;
}

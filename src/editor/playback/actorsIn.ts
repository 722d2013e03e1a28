import type { WorldDocument } from "../../engine/index.ts";

/** The number of actors on all stages of a game. */
export function actorsIn({ world }: WorldDocument): number {
  return Object.values(world.stages).reduce((sum, { actors }) => sum + Object.keys(actors).length, 0);
}

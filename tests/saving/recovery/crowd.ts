/** A stage with many actors of one character, all in reach. */
import type { WorldDocument } from "../../../src/engine/index.ts";
import { actorOf, characterNamed, gameOf, STAGE } from "../../support/testGame.ts";

const SIDE = 100;

export function crowd(count: number): WorldDocument {
  const actors = Array.from({ length: count }, (_, n) => actorOf("ant", `a${n}`, n % SIDE, Math.floor(n / SIDE)));
  const game = gameOf([characterNamed("Ant")], actors);
  const stage = game.world.stages[STAGE];
  if (!stage) throw new Error("The game has a stage.");
  return { ...game, world: { ...game.world, stages: { [STAGE]: { ...stage, width: SIDE, height: SIDE } } } };
}

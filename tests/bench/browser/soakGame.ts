/** A small game that never comes to rest: rows of walkers who go around their stage, a rock to edit, and a second stage. */
import type { WorldDocument } from "../../../src/engine/index.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../../support/testGame.ts";
import { drawn } from "./crowdGame.ts";

const SIZE = { width: 30, height: 18 };
const WALKERS = 80;
export const ROCK = { name: "Rock", column: 1, row: 1 };
export const STAGES = ["The meadow", "The other place"] as const;

export function soakGame(): WorldDocument {
  const walkers = Array.from({ length: WALKERS }, (_, n) =>
    actorOf("walker", `walker ${n}`, (n * 3) % SIZE.width, 4 + Math.floor((n * 3) / SIZE.width)),
  );
  const rock = actorOf("rock", "rock", ROCK.column, ROCK.row);
  const kinds = [drawn(characterNamed("Walker", [walkRight("walker")]), 60), drawn(characterNamed(ROCK.name), 190)];
  const game = gameOf(kinds, [rock, ...walkers]);
  const small = game.world.stages[STAGE];
  if (!small) throw new Error("A game has its stage.");
  const stage = { ...small, ...SIZE, name: STAGES[0], wrapX: true, wrapY: true };
  const other = { ...stage, id: "other", name: STAGES[1], order: 1, actors: {} };
  return { ...game, world: { ...game.world, stages: { [STAGE]: stage, other } } };
}

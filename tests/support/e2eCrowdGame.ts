import type { Actor, Character, FlowBehavior, Rule, RuleNode, WorldDocument } from "../../src/engine/index.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "./testGame.ts";

const WALKERS = 2000;

/** A game whose tick never ends: the first walker tries all pairings in a pile of rocks, none of which fits. */
export function endlessGame(columns: number): WorldDocument {
  const pile = Array.from({ length: 14 }, (_, n) => actorOf("rock", `rock${n}`, 1, 0));
  const walk = walkRight("walker", "brood");
  const lost = { actorId: "rock13", variableId: "appearance" };
  const brood: Rule = {
    ...walk,
    name: "Brood",
    actors: { ...walk.actors, ...Object.fromEntries(pile.map((rock) => [rock.id, rock])) },
    conditions: [{ key: "lost", enabled: true, left: lost, comparator: "=", right: { constant: "found" } }],
  };
  const again = [1, 2, 3].reduce<RuleNode>(
    (node, n) => group("loop", `loop${n}`, node),
    group("random", "chance", brood, { ...brood, id: "again" }),
  );
  return crowdGame(columns, [characterNamed("Walker", [again]), characterNamed("Rock")], pile);
}

function group(behavior: FlowBehavior, id: string, ...rules: RuleNode[]): RuleNode {
  return { type: "group-flow", id, name: id, behavior, loopCount: { constant: 100 }, rules };
}

/** A game large enough to tick in a worker: two thousand walkers in rows, each with a free square on its right. */
export function walkersGame(columns: number): WorldDocument {
  return crowdGame(columns, [characterNamed("Walker", [walkRight("walker")])], []);
}

function crowdGame(columns: number, characters: readonly Character[], others: readonly Actor[]): WorldDocument {
  const perRow = columns / 2;
  const crowd = Array.from({ length: WALKERS }, (_, n) =>
    actorOf("walker", `w${n}`, (n % perRow) * 2, Math.floor(n / perRow)),
  );
  const spritesheet = { appearances: {}, appearanceNames: {}, appearanceInfo: {} };
  const game = gameOf(
    characters.map((plain) => ({ ...plain, spritesheet })),
    [...crowd, ...others],
  );
  const small = game.world.stages[STAGE];
  if (!small) throw new Error("A game has its stage.");
  const wide = { ...small, width: columns, height: WALKERS / perRow, wrapX: true };
  return { ...game, world: { ...game.world, stages: { [STAGE]: wide } } };
}

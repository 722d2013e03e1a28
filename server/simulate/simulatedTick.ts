import type { Actor, Id } from "../../src/engine/index.ts";
import type { MadeIds } from "./MadeIds.ts";

export interface SimulatedTick {
  readonly actors: readonly object[];
  readonly globals: Readonly<Record<Id, string>>;
  readonly applied: Readonly<Record<Id, readonly Id[]>>;
  readonly history: number;
}

interface SimulatedWorld {
  /** The actors in stage order. */
  readonly actors: Iterable<Actor>;
  readonly globals: Iterable<readonly [Id, string]>;
  /** The applied rules by actor, without actors that applied none. */
  readonly applied: Readonly<Record<Id, readonly Id[]>>;
  readonly history: number;
}

/** Returns what there is after a tick, in the form of a play's `expect` (tests/vectors/README.md). */
export function simulatedTick({ actors, globals, applied, history }: SimulatedWorld, ids: MadeIds): SimulatedTick {
  return {
    actors: [...actors].map((actor) => shown(actor, ids)),
    globals: Object.fromEntries(globals),
    applied: named(applied, ids),
    history,
  };
}

function shown({ id, characterId, position, appearance, transform = "0", variableValues }: Actor, ids: MadeIds) {
  return { id: ids.nameOf(id), characterId, x: position.x, y: position.y, appearance, transform, variableValues };
}

/** Names the actors and sorts their applied rules by id. */
function named(applied: SimulatedWorld["applied"], ids: MadeIds): Record<Id, Id[]> {
  return Object.fromEntries(Object.entries(applied).map(([actorId, list]) => [ids.nameOf(actorId), [...list].sort()]));
}

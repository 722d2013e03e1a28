import type { Actor, Id } from "../../src/engine/index.ts";
import type { MadeIds } from "./MadeIds.ts";

export interface SimulatedTick {
  readonly actors: readonly object[];
  readonly globals: Readonly<Record<Id, string>>;
  readonly applied: Readonly<Record<Id, readonly Id[]>>;
  readonly history: number;
}

interface SimulatedWorld {
  /** In stage order. */
  readonly actors: Iterable<Actor>;
  readonly globals: Iterable<readonly [Id, string]>;
  /** By actor, those with none left out. */
  readonly applied: Readonly<Record<Id, readonly Id[]>>;
  readonly history: number;
}

/** What is there after a tick, in the form of a play's `expect` (tests/vectors/README.md). */
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

/** What applied is sorted by id. */
function named(applied: SimulatedWorld["applied"], ids: MadeIds): Record<Id, Id[]> {
  return Object.fromEntries(Object.entries(applied).map(([actorId, list]) => [ids.nameOf(actorId), [...list].sort()]));
}

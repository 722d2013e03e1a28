/** What is there after a tick, in the form of a play's `expect` (tests/vectors/README.md). */
import type { Actor, EvaluatedRuleIds, Id } from "../../src/engine/index.ts";
import type { MadeIds } from "./MadeIds.ts";

export interface Moment {
  readonly actors: readonly object[];
  readonly globals: Readonly<Record<Id, string>>;
  readonly applied: Readonly<Record<Id, readonly Id[]>>;
  readonly history: number;
}

export interface Seen {
  /** In stage order. */
  readonly actors: Iterable<Actor>;
  readonly globals: Iterable<readonly [Id, string]>;
  readonly evaluated: EvaluatedRuleIds;
  readonly history: number;
}

export function momentOf({ actors, globals, evaluated, history }: Seen, ids: MadeIds): Moment {
  return {
    actors: [...actors].map((actor) => shown(actor, ids)),
    globals: Object.fromEntries(globals),
    applied: appliedOf(evaluated, ids),
    history,
  };
}

function shown({ id, characterId, position, appearance, transform = "0", variableValues }: Actor, ids: MadeIds) {
  return { id: ids.nameOf(id), characterId, x: position.x, y: position.y, appearance, transform, variableValues };
}

/** Actor id to the sorted ids of what applied; actors with none are left out. */
function appliedOf(evaluated: EvaluatedRuleIds, ids: MadeIds): Record<Id, Id[]> {
  const lists = Object.entries(evaluated).map(([actorId, lights]): [Id, Id[]] => [
    ids.nameOf(actorId),
    Object.keys(lights)
      .filter((id) => lights[id])
      .sort(),
  ]);
  return Object.fromEntries(lists.filter(([, applied]) => applied.length > 0));
}

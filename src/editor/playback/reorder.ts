import type { Actor, Id } from "../../engine/index.ts";

/** Puts the actors into an order; whoever it does not name is taken out. */
export function reorder(actors: Map<Id, Actor>, order: readonly Id[]): void {
  const ordered = order.flatMap((id): Actor[] => {
    const actor = actors.get(id);
    return actor ? [actor] : [];
  });
  actors.clear();
  for (const actor of ordered) actors.set(actor.id, actor);
}

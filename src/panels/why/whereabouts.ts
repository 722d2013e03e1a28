/** When somebody was in the game. */
import type { Editor } from "../../editor/Editor.ts";
import type { Film } from "../../editor/film/Film.ts";
import type { AskedTurn } from "../../editor/index.ts";
import { type Id, own, type WorldDocument } from "../../engine/index.ts";

/** The most turns in which somebody went away that are checked, because each is played again. */
const LOOKED_INTO = 24;

export function isOnAnyStage({ world }: WorldDocument, actorId: Id): boolean {
  return Object.values(world.stages).some(({ actors }) => own(actors, actorId) !== undefined);
}

/** Whether the present is shown and the actor is no longer in the game. */
export function isGoneNow({ store }: Editor, actorId: Id): boolean {
  const { ui, document } = store.getState();
  return ui.past === null && !isOnAnyStage(document, actorId);
}

/** The last turn of an actor that was already gone in a turn; null if it was never there before, or went too long ago. */
export function lastTurnOf(film: Film | null, { actorId, turn }: AskedTurn): number | null {
  const ends = film?.marks.flatMap((one) => {
    if (one.mark === "gone") return one.turn;
    return one.mark === "edit" ? one.turn - 1 : [];
  });
  const before = [...new Set(ends)].filter((end) => end > 0 && end < turn).sort((one, other) => other - one);
  const wasThere = (end: number) => {
    const then = film?.at(end - 1);
    return then ? isOnAnyStage(then.document, actorId) : false;
  };
  return before.slice(0, LOOKED_INTO).find(wasThere) ?? null;
}

/** The game at the turns that were played, as pictures show it. */
import type { Editor } from "../../editor/Editor.ts";
import type { Film } from "../../editor/film/Film.ts";
import { currentStage, type Stage } from "../../engine/index.ts";

interface Played {
  readonly film: Film | null;
}

/** The turns that are known, first to last; null before the first turn, and where the past is not kept. */
export interface Turns {
  readonly first: number;
  readonly last: number;
}

export function turnsOf({ film }: Played): Turns | null {
  return film && film.length > film.first ? { first: film.first, last: film.length } : null;
}

/** The shown stage after a turn; null if that is not known. Found by playing again, which takes a moment in a crowd. */
export function stageAfterTurn({ film }: Played, turn: number): Stage | null {
  const then = film?.at(turn);
  return (then && currentStage(then.document.world)) ?? null;
}

/** The shown stage as it is now. */
export function stageNow(editor: Editor): Stage | null {
  editor.playback.settle();
  return currentStage(editor.store.getState().document.world) ?? null;
}

/** The game at the turns that were played, as pictures show it. */
import type { Editor } from "../../editor/Editor.ts";
import type { Film } from "../../editor/film/Film.ts";
import { currentStage, type World } from "../../engine/index.ts";
import { numbersOf } from "../../stage/plain/drawNumbers.ts";
import type { WordedStage } from "../../stage/plain/StageWords.ts";

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

/** What is shown after a turn; null if that is not known. Found by playing again, which takes a moment in a crowd. */
export function momentAfterTurn({ film }: Played, turn: number): WordedStage | null {
  const then = film?.at(turn);
  return then ? momentOf(then.document.world) : null;
}

/** What is shown now. */
export function momentNow(editor: Editor): WordedStage | null {
  editor.playback.settle();
  return momentOf(editor.store.getState().document.world);
}

function momentOf(world: World): WordedStage | null {
  const stage = currentStage(world);
  return stage ? { stage, numbers: numbersOf(world) } : null;
}

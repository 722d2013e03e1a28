import { Editor } from "../editor/Editor.ts";
import { LastTurns, type PlayedGame } from "../editor/played.ts";
import type { WorldDocument } from "../engine/index.ts";
import { chooseKeys, optionsOf } from "./playGame.ts";

/**
 * An editor that plays a game without changing or saving it. With a game id, it uses the keys chosen for that game and
 * keeps the last turns, so that they can be shared as a film.
 */
export function readOnlyEditor(document: WorldDocument, gameId: string | null = null): Editor {
  const kept = gameId === null ? {} : { lastTurns: new LastTurns() };
  const editor = new Editor({ ...optionsOf(document), ...kept, saveTarget: null });
  chooseKeys(editor, gameId);
  return editor;
}

/** The same around a game that plays already. */
export function editorAround(playing: PlayedGame): Editor {
  return new Editor({ ...optionsOf(playing.loaded), saveTarget: null, playing });
}

import { Editor } from "../editor/Editor.ts";
import { LastTurns, type PlayedGame } from "../editor/played.ts";
import type { WorldDocument } from "../engine/index.ts";
import { chooseKeys, optionsOf } from "./playGame.ts";

/**
 * An editor that plays a game without changing or saving it. With the id of a game it is played by the keys that were chosen for that, and its last
 * turns are kept for those who share it.
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

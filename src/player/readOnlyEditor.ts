import { newId, newSeed } from "../browser/newId.ts";
import { browserClock } from "../browser/timers.ts";
import { Editor } from "../editor/Editor.ts";
import { ownKeysOf } from "../editor/index.ts";
import type { WorldDocument } from "../engine/index.ts";

/** An editor that plays a game without changing or saving it. With the id of a game it is played by the keys that were chosen for that. */
export function readOnlyEditor(document: WorldDocument, gameId: string | null = null): Editor {
  const editor = new Editor({
    document,
    readOnly: true,
    newId,
    seed: newSeed(),
    clock: browserClock,
    saveTarget: null,
  });
  if (gameId !== null) editor.playback.keys.own = ownKeysOf(gameId);
  return editor;
}

import { newId, newSeed } from "../browser/newId.ts";
import { browserClock } from "../browser/timers.ts";
import { Editor } from "../editor/Editor.ts";
import type { WorldDocument } from "../engine/index.ts";

/** An editor that plays a game without changing or saving it. */
export function readOnlyEditor(document: WorldDocument): Editor {
  return new Editor({ document, readOnly: true, newId, seed: newSeed(), clock: browserClock, saveTarget: null });
}

/** What one open game is worked on with: its editor, the hands on it, and the keeper of its saves. */
import { browserClock } from "../../browser/clock.ts";
import { newId, newSeed } from "../../browser/newId.ts";
import { Editor } from "../../editor/Editor.ts";
import { Pointers } from "../../editor/tools/Pointers.ts";
import type { OpenedGame } from "./openGame.ts";
import { ServerKeeper } from "./ServerKeeper.ts";

export interface Workshop {
  readonly editor: Editor;
  readonly pointers: Pointers;
  readonly keeper: ServerKeeper;
}

export function openWorkshop({ record, document }: OpenedGame): Workshop {
  const keeper = new ServerKeeper(record, drawThumbnail);
  const editor = new Editor({ document, readOnly: false, newId, seed: newSeed(), clock: browserClock, keep: keeper });
  return { editor, pointers: new Pointers(editor, window), keeper };
}

/** Leaving forces the save (spec §4); the hands and clocks stop once it is over, however it ended. */
export function closeWorkshop({ editor, pointers }: Workshop): void {
  pointers.destroy();
  void editor
    .saveNow()
    .catch(() => undefined)
    .finally(() => editor.destroy());
}

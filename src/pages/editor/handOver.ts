/** Another window of this browser would like to go on with the game that is open here (details §15). */
import type { Editor } from "../../editor/Editor.ts";

const RECORDING = "A rule is being recorded in the other window. Save or cancel it there first.";
const DIALOG = "Something is open in the other window. Finish it there first.";
const UNSAVED = "The other window could not save your last changes yet. Have a look at it first.";

/** Saves all there is. Rejects with a sentence for the child where something could be lost. */
export async function handOver(editor: Editor): Promise<void> {
  const { recording, ui } = editor.store.getState();
  if (recording) throw new Error(RECORDING);
  if (ui.modal) throw new Error(DIALOG);
  try {
    await editor.leave();
  } catch {
    throw new Error(UNSAVED);
  }
}

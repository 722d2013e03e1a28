/** What undo and redo would do right now, for their buttons; null: nothing. */
import type { CalmState } from "./EditorState.ts";

export function undoLabel({ recording, recordingSteps, document }: CalmState): string | null {
  return (recording ? recordingSteps.past : document.undoStack).at(-1)?.label ?? null;
}

export function redoLabel({ recording, recordingSteps, document }: CalmState): string | null {
  return (recording ? recordingSteps.future : document.redoStack).at(-1)?.label ?? null;
}

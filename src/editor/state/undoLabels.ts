/** What undo and redo would take back or make again right now, for their buttons; null: there is nothing (product §5). */
import type { CalmState } from "./EditorState.ts";

export function undoLabel({ recording, recordingSteps, document }: CalmState): string | null {
  return (recording ? recordingSteps.past : document.undoStack).at(-1)?.label ?? null;
}

export function redoLabel({ recording, recordingSteps, document }: CalmState): string | null {
  return (recording ? recordingSteps.future : document.redoStack).at(-1)?.label ?? null;
}

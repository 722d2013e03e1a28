/** What of a tick or of a change of the editor can be seen on a stage. */
import type { UiState } from "../editor/state/EditorState.ts";
import { CURRENT_STAGE, type TickResult } from "../engine/index.ts";

/** A tick in which nobody did anything that could be seen. */
export function isNothing({ changed, deleted, order, globals }: TickResult): boolean {
  return changed.length + deleted.length === 0 && !order && !globals[CURRENT_STAGE];
}

export function isSelectionOther(now: UiState, before: UiState): boolean {
  return (
    now.selectedActorId !== before.selectedActorId ||
    now.alsoSelectedIds !== before.alsoSelectedIds ||
    now.selectedView !== before.selectedView
  );
}

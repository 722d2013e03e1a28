import type { EditorState, UiState } from "../../editor/state/EditorState.ts";
import { CURRENT_STAGE, type TickResult } from "../../engine/index.ts";

/** Which parts of a view must be updated before the next frame. */
export class DirtyFlags {
  scene = true;
  selection = true;
  dragPreview = true;
  marks = true;
  camera = true;

  /** Marks what a change of the editor state affects. Returns whether anything is dirty. */
  mark(state: EditorState, before: EditorState): boolean {
    if (state.document !== before.document || state.recording !== before.recording) this.scene = true;
    if (hasSelectionChanged(state.ui, before.ui)) this.selection = true;
    if (state.gesture !== before.gesture || state.reason !== before.reason) this.dragPreview = true;
    if (state.pointed !== before.pointed) this.marks = true;
    return this.scene || this.selection || this.dragPreview || this.marks || this.camera;
  }

  /** Whether a point of the view may now be another square. */
  get mayHaveMoved(): boolean {
    return this.scene || this.selection || this.camera;
  }

  clear(): void {
    this.scene = false;
    this.selection = false;
    this.dragPreview = false;
    this.marks = false;
    this.camera = false;
  }
}

/** Whether a tick changed nothing visible. */
export function isEmptyTick({ changed, deleted, order, globals }: TickResult): boolean {
  return changed.length + deleted.length === 0 && !order && !globals[CURRENT_STAGE];
}

function hasSelectionChanged(now: UiState, before: UiState): boolean {
  return (
    now.selectedActorId !== before.selectedActorId ||
    now.alsoSelectedIds !== before.alsoSelectedIds ||
    now.selectedView !== before.selectedView
  );
}

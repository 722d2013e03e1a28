/** What of a view has to be looked at again before the next picture. */
import type { EditorState, UiState } from "../../editor/store/EditorState.ts";
import { CURRENT_STAGE, type TickResult } from "../../engine/index.ts";

export class DirtyFlags {
  scene = true;
  selection = true;
  dragPreview = true;
  marks = true;
  camera = true;

  /** Answers whether a change of the editor leaves anything to look at again. */
  mark(state: EditorState, before: EditorState): boolean {
    if (state.document !== before.document || state.recording !== before.recording) this.scene = true;
    if (hasSelectionChanged(state.ui, before.ui)) this.selection = true;
    if (state.gesture !== before.gesture || state.reason !== before.reason) this.dragPreview = true;
    if (state.pointed !== before.pointed) this.marks = true;
    return this.scene || this.selection || this.dragPreview || this.marks || this.camera;
  }

  /** Whether a place of the view may be another square than it was. */
  get mayHaveMoved(): boolean {
    return this.scene || this.selection || this.camera;
  }

  /** All was looked at. */
  clear(): void {
    Object.assign(this, { scene: false, selection: false, hand: false, marks: false, camera: false });
  }
}

/** A tick in which nobody did anything that could be seen. */
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

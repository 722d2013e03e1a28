/** What of a view has to be looked at again before the next picture. */
import type { EditorState } from "../editor/state/EditorState.ts";
import { isSelectionOther } from "./noticeable.ts";

export class Stale {
  scene = true;
  selection = true;
  hand = true;
  marks = true;
  camera = true;

  /** Answers whether a change of the editor leaves anything to look at again. */
  notice(state: EditorState, before: EditorState): boolean {
    if (state.document !== before.document || state.recording !== before.recording) this.scene = true;
    if (isSelectionOther(state.ui, before.ui)) this.selection = true;
    if (state.gesture !== before.gesture || state.reason !== before.reason) this.hand = true;
    if (state.pointed !== before.pointed) this.marks = true;
    return this.scene || this.selection || this.hand || this.marks || this.camera;
  }

  /** Whether a place of the view may be another square than it was. */
  get isElsewhere(): boolean {
    return this.scene || this.selection || this.camera;
  }

  /** All was looked at. */
  clear(): void {
    Object.assign(this, { scene: false, selection: false, hand: false, marks: false, camera: false });
  }
}

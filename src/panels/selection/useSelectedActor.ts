/** The actor that is selected, as it is in the document or the picture it stands in; null: none is, or it is gone. */
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import type { ViewId } from "../../editor/store/EditorState.ts";
import type { Actor } from "../../engine/index.ts";

export interface SelectedActor {
  readonly view: ViewId;
  readonly actor: Actor;
}

export function useSelectedActor(): SelectedActor | null {
  const editor = useEditor();
  const id = useEditorState((state) => state.ui.selectedActorId);
  const view = useEditorState((state) => state.ui.selectedView);
  // What scene() answers follows from these two: they tell when to ask it again.
  useEditorState((state) => state.document);
  useEditorState((state) => state.recording);
  const actor = id === null ? undefined : editor.scene(view)?.stage.actors[id];
  return actor ? { view, actor } : null;
}

/** The actor that is selected, as it is where it stands right now; null: none is, or it is gone. */
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/state/EditorState.ts";
import type { Actor } from "../../engine/index.ts";

export interface SelectedActor {
  readonly view: ViewId;
  readonly actor: Actor;
}

export function useSelectedActor(): SelectedActor | null {
  const editor = useEditor();
  const id = useEditorState((state) => state.ui.selectedActorId);
  const view = useEditorState((state) => state.ui.selectedView);
  // Unless the game plays, where it stands follows from these two: they tell when to ask again.
  useEditorState((state) => state.document);
  useEditorState((state) => state.recording);
  const actor = id === null ? undefined : editor.actor(view, id);
  return actor ? { view, actor } : null;
}

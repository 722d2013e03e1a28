import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import type { Actor } from "../../engine/index.ts";

export interface SelectedActor {
  readonly view: ViewId;
  readonly actor: Actor;
}

/** The selected actor in its current state; null if there is none or it is gone. */
export function useSelectedActor(): SelectedActor | null {
  const editor = useEditor();
  const id = useEditorState((state) => state.ui.selectedActorId);
  const view = useEditorState((state) => state.ui.selectedView);
  // While the game is stopped, the actor depends on these two; subscribing to them renders it again.
  useEditorState((state) => state.document);
  useEditorState((state) => state.recording);
  const actor = id === null ? undefined : editor.actor(view, id);
  return actor ? { view, actor } : null;
}

import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/state/EditorState.ts";
import type { Id } from "../../engine/index.ts";
import { areaOf, nearestFreeSquare } from "./freeSquare.ts";

export type PlaceOnStage = (characterId: Id, appearanceId: Id) => void;

/** The alternative to dragging onto the stage: places a new actor on the free square nearest to the middle. */
export function usePlacing(): PlaceOnStage {
  const editor = useEditor();
  return (characterId, appearanceId) => {
    const view = editedView(editor);
    const scene = editor.scene(view);
    if (!scene) return;
    const taken = Object.values(scene.stage.actors).map((actor) => actor.position);
    const cell = nearestFreeSquare(areaOf(scene.stage, scene.extent, scene.origin), taken);
    editor.actors.placeNew(view, characterId, appearanceId, cell);
  };
}

/** The view that is edited: the after picture during a recording, otherwise the stage. */
function editedView(editor: Editor): ViewId {
  return editor.store.getState().recording ? "after" : "stage";
}

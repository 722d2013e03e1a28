/** The tap twin of dragging onto the stage: puts a new actor on the free square nearest to the middle. */
import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/state/EditorState.ts";
import type { Id } from "../../engine/index.ts";
import { areaOf, nearestFreeSquare } from "./freeSquare.ts";

export type PlaceOnStage = (characterId: Id, appearanceId: Id) => void;

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

/** Where things are put now: the after picture while a rule is recorded, else the stage. */
function editedView(editor: Editor): ViewId {
  return editor.store.getState().recording ? "after" : "stage";
}

import { focusContent } from "../../browser/focus.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";

/** What a button does that begins a rule of a character, which goes into the container if one is given. */
export function useTeach(): (characterId: Id, containerId?: Id) => void {
  const editor = useEditor();
  return (characterId, containerId) => {
    // Until the after picture takes the focus, no neighbor of the button should get it.
    focusContent();
    editor.recording.forCharacter(characterId, containerId);
  };
}

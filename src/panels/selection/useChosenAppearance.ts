import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { UiState } from "../../editor/state/EditorState.ts";
import { type Character, defaultAppearance, type Id } from "../../engine/index.ts";

/**
 * The appearance of a character that the library works with: the one chosen there, or else that of the selected actor, or else the default.
 */
export function useChosenAppearance(character: Character | undefined): Id | undefined {
  const editor = useEditor();
  const chosen = useEditorState((state) => state.ui.selectedAppearanceId);
  const worn = useEditorState(({ ui, document, recording }) =>
    wornAppearance(editor, ui, character, [document, recording]),
  );
  if (!character) return undefined;
  const { appearances } = character.spritesheet;
  const known = [chosen, worn].find((id) => typeof id === "string" && Object.hasOwn(appearances, id));
  return known ?? defaultAppearance(character);
}

/**
 * The appearance of the selected actor if it is of that character. While the game is stopped it depends on the document and the recording
 * alone, which `_madeOf` makes dependencies of the selector.
 */
function wornAppearance(
  editor: Editor,
  { selectedView, selectedActorId }: UiState,
  character: Character | undefined,
  _madeOf: readonly unknown[],
): Id | undefined {
  const actor = selectedActorId === null ? undefined : editor.actor(selectedView, selectedActorId);
  return actor && actor.characterId === character?.id ? actor.appearance : undefined;
}

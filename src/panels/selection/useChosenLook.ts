/** The look of a character that the library speaks of: the one chosen there, else that of the selected actor, else the default. */
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { UiState } from "../../editor/state/EditorState.ts";
import { type Character, defaultAppearance, type Id } from "../../engine/index.ts";

export function useChosenLook(character: Character | undefined): Id | undefined {
  const editor = useEditor();
  const chosen = useEditorState((state) => state.ui.selectedAppearanceId);
  const worn = useEditorState(({ ui, document, recording }) => lookWorn(editor, ui, character, [document, recording]));
  if (!character) return undefined;
  const { appearances } = character.spritesheet;
  const known = [chosen, worn].find((id) => typeof id === "string" && Object.hasOwn(appearances, id));
  return known ?? defaultAppearance(character);
}

/** What the selected actor wears, if it is of that character. Unless the game plays, that follows from what its stage is made of. */
function lookWorn(
  editor: Editor,
  { selectedView, selectedActorId }: UiState,
  character: Character | undefined,
  _madeOf: readonly unknown[],
): Id | undefined {
  const actor = selectedActorId === null ? undefined : editor.actor(selectedView, selectedActorId);
  return actor && actor.characterId === character?.id ? actor.appearance : undefined;
}

/** The variables of the character that is drawn; a character that does not exist yet has none. */
import { useEditorState } from "../../editor/EditorContext.tsx";
import type { CharacterVariable, Id } from "../../engine/index.ts";

export function useVariables(characterId: Id | null): readonly CharacterVariable[] {
  return useEditorState(({ document }) => Object.values(document.characters[characterId ?? ""]?.variables ?? {}));
}

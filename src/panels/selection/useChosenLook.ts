/** The look of a character that the library speaks of: the one chosen there, else that of the selected actor, else the default. */
import { useEditorState } from "../../editor/EditorContext.tsx";
import { type Character, defaultAppearance, type Id } from "../../engine/index.ts";
import { useSelectedActor } from "./useSelectedActor.ts";

export function useChosenLook(character: Character | undefined): Id | undefined {
  const chosen = useEditorState((state) => state.ui.selectedAppearanceId);
  const actor = useSelectedActor()?.actor;
  if (!character) return undefined;
  const worn = actor?.characterId === character.id ? actor.appearance : undefined;
  const { appearances } = character.spritesheet;
  const known = [chosen, worn].find((id) => typeof id === "string" && Object.hasOwn(appearances, id));
  return known ?? defaultAppearance(character);
}

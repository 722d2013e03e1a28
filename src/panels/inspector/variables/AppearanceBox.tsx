import { useEditor } from "../../../editor/EditorProvider.tsx";
import { APPEARANCE_VARIABLE, type Character } from "../../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import type { SelectedActor } from "../../selection/useSelectedActor.ts";
import { LookBox } from "./LookBox.tsx";

export interface ActorBoxProps {
  readonly character: Character;
  readonly chosen: SelectedActor;
}

/** The appearance of the chosen actor, out of those of its character. */
export function AppearanceBox({ character, chosen: { view, actor } }: ActorBoxProps) {
  const editor = useEditor();
  const { appearances, appearanceNames } = character.spritesheet;
  const choices = Object.keys(appearances).map((id) => ({
    value: id,
    label: appearanceNames[id] ?? "Untitled",
    picture: <ActorPicture character={character} appearanceId={id} size={32} />,
  }));
  return (
    <LookBox
      title="Appearance"
      target={{ kind: "variable", characterId: character.id, variableId: APPEARANCE_VARIABLE }}
      choices={choices}
      chosen={actor.appearance}
      onChoose={(appearanceId) => editor.actors.setAppearance(view, actor.id, appearanceId)}
    />
  );
}

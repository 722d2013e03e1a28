/** Which of its character's looks the selected actor wears. */
import { useEditor } from "../../editor/EditorContext.tsx";
import type { Character } from "../../engine/index.ts";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import type { SelectedActor } from "../selection/useSelectedActor.ts";
import { PictureChoice } from "./PictureChoice.tsx";

export interface ActorChoiceProps {
  readonly character: Character;
  readonly chosen: SelectedActor;
}

export function AppearanceChoice({ character, chosen: { view, actor } }: ActorChoiceProps) {
  const editor = useEditor();
  const { appearances, appearanceNames } = character.spritesheet;
  const choices = Object.keys(appearances).map((id) => ({
    value: id,
    label: appearanceNames[id] ?? "Untitled",
    picture: <ActorPicture character={character} appearanceId={id} size={40} />,
  }));
  return (
    <PictureChoice
      title="Appearance"
      choices={choices}
      chosen={actor.appearance}
      onChoose={(appearanceId) => editor.actors.setAppearance(view, actor.id, appearanceId)}
    />
  );
}

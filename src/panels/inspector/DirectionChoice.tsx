/** Which of the six ways the selected actor stands. */
import { useEditor } from "../../editor/EditorContext.tsx";
import { TRANSFORM_LABELS, TRANSFORMS, transformOf } from "../../engine/index.ts";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import type { ActorChoiceProps } from "./AppearanceChoice.tsx";
import { PictureChoice } from "./PictureChoice.tsx";

export function DirectionChoice({ character, chosen: { view, actor } }: ActorChoiceProps) {
  const editor = useEditor();
  const choices = TRANSFORMS.map((transform) => ({
    value: transform,
    label: TRANSFORM_LABELS[transform],
    picture: <ActorPicture character={character} appearanceId={actor.appearance} transform={transform} size={40} />,
  }));
  return (
    <PictureChoice
      title="Direction"
      choices={choices}
      chosen={transformOf(actor)}
      onChoose={(transform) => editor.actors.setTransform(view, actor.id, transform)}
    />
  );
}

import { useEditor } from "../../../editor/EditorProvider.tsx";
import { TRANSFORM_LABELS, TRANSFORM_VARIABLE, TRANSFORMS, transformOf } from "../../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import type { ActorBoxProps } from "./AppearanceBox.tsx";
import { LookBox } from "./LookBox.tsx";

/** The direction of the chosen actor: one of six turns and flips. */
export function DirectionBox({ character, chosen: { view, actor } }: ActorBoxProps) {
  const editor = useEditor();
  const choices = TRANSFORMS.map((transform) => ({
    value: transform,
    label: TRANSFORM_LABELS[transform],
    picture: <ActorPicture character={character} appearanceId={actor.appearance} transform={transform} size={32} />,
  }));
  return (
    <LookBox
      title="Direction"
      target={{ kind: "variable", characterId: character.id, variableId: TRANSFORM_VARIABLE }}
      choices={choices}
      chosen={transformOf(actor)}
      onChoose={(transform) => editor.actors.setTransform(view, actor.id, transform)}
    />
  );
}

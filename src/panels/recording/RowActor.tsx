import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type Actor, own, transformOf } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";

export const ROW_PICTURE = 26;

/** The actor that a row is about, as it appears at that point of the recording. */
export function RowActor({ actor }: { readonly actor: Actor }) {
  const character = useEditorState((state) => own(state.document.characters, actor.characterId));
  return (
    <ActorPicture
      character={character}
      appearanceId={actor.appearance}
      transform={transformOf(actor)}
      size={ROW_PICTURE}
    />
  );
}

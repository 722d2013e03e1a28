import { type Character, defaultAppearance } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";

/** A character as large as the words of a hint allow. */
export function CharacterPicture({ character }: { readonly character: Character }) {
  return <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={32} />;
}

import { useMemo } from "react";
import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { type Character, defaultAppearance, newCharacter } from "../../engine/index.ts";
import { ActorPicture } from "./ActorPicture.tsx";

/** A character that the server offers, before it is added to the game. */
export function ReadyMadePicture({
  character,
  size,
}: {
  readonly character: ReadyMadeCharacter;
  readonly size: number;
}) {
  const shown = useMemo(() => characterOf(character), [character]);
  return <ActorPicture character={shown} appearanceId={defaultAppearance(shown)} size={size} />;
}

function characterOf({ id, name, spritesheet }: ReadyMadeCharacter): Character {
  return { ...newCharacter(id), name, spritesheet };
}

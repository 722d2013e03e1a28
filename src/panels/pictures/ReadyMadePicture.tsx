/** A character that the server offers, before it is brought into the game. */
import { useMemo } from "react";
import { z } from "zod";
import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { type Character, defaultAppearance, newCharacter } from "../../engine/index.ts";
import { ActorPicture } from "./ActorPicture.tsx";

const point = z.object({ x: z.number(), y: z.number() });
const info = z.object({
  anchor: point,
  width: z.number().positive(),
  height: z.number().positive(),
  filled: z.record(z.string(), z.literal(true)),
});
const spritesheet = z.object({
  appearances: z.record(z.string(), z.array(z.string())),
  appearanceNames: z.record(z.string(), z.string()),
  appearanceInfo: z.record(z.string(), info),
});

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

/** What came over the wire may be anything; without a readable look it is drawn as a crate. */
function characterOf({ id, name, spritesheet: sent }: ReadyMadeCharacter): Character {
  const read = spritesheet.safeParse(sent);
  return { ...newCharacter(id), name, ...(read.success && { spritesheet: read.data }) };
}

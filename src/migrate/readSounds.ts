import { type Id, isFields, SOUNDS_MAX, type Sound } from "../engine/index.ts";
import { type FieldNames, fieldsOf, isInherited, readName, unknownFields } from "./reading.ts";
import { isSound } from "./sounds.ts";
import type { Notes } from "./WorldFacts.ts";

const UNREADABLE = "We couldn't read one sound, so it was left out.";
const UNPLAYABLE = "A sound we can't play is silent now.";

/** The first sounds of a world. One that must not be played stays without its data, so that rules that name it stay valid. */
export function readSounds(value: unknown, notes: Notes): Readonly<Record<Id, Sound>> {
  const entries = isFields(value) ? Object.entries(value) : [];
  if (entries.length > SOUNDS_MAX) notes.add(`There were more than ${SOUNDS_MAX} sounds. The rest were left out.`);
  const sounds = entries.slice(0, SOUNDS_MAX).flatMap(([id, entry]): [Id, Sound][] => {
    const sound = isInherited(id) ? null : readSound(entry, id, notes);
    if (!sound) notes.add(UNREADABLE);
    return sound ? [[id, sound]] : [];
  });
  return Object.fromEntries(sounds);
}

const SOUND: FieldNames<Sound> = { id: true, name: true, data: true, voice: true };

function readSound(value: unknown, id: Id, notes: Notes): Sound | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  const { name, data, voice } = fields;
  const isKept = typeof data === "string" && isSound(data);
  if (!isKept && data !== undefined && data !== null) notes.add(UNPLAYABLE);
  return {
    ...unknownFields(fields, SOUND),
    id,
    name: readName(name, "Untitled"),
    ...(isKept ? { data } : {}),
    ...(Object.hasOwn(fields, "voice") ? { voice: voice === "yes" ? voice : "home" } : {}),
  };
}

import { type Id, isFields, KINDS_MAX, type Kind } from "../engine/index.ts";
import {
  type FieldNames,
  fieldsOf,
  isEmptyOrAbsent,
  isInherited,
  listOf,
  readName,
  textOf,
  unknownFields,
} from "./reading.ts";
import type { Notes } from "./WorldFacts.ts";

const UNREADABLE = "We couldn't read one kind of characters, so it was left out.";

/** The first kinds of a world. One that cannot be read is left out, so that nobody more belongs to it than its maker meant. */
export function readKinds(value: unknown, notes: Notes): Readonly<Record<Id, Kind>> {
  const entries = isFields(value) ? Object.entries(value) : [];
  if (entries.length > KINDS_MAX) notes.add(`There were more than ${KINDS_MAX} kinds. The rest were left out.`);
  const kinds = entries.slice(0, KINDS_MAX).flatMap(([id, entry]): [Id, Kind][] => {
    const kind = isInherited(id) ? null : readKind(entry, id);
    if (!kind) notes.add(UNREADABLE);
    return kind ? [[id, kind]] : [];
  });
  return Object.fromEntries(kinds);
}

const KIND: FieldNames<Kind> = { id: true, name: true, characters: true, except: true };

function readKind(value: unknown, id: Id): Kind | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  const { name, characters, except } = fields;
  const isKnown = except === undefined || except === null || typeof except === "boolean";
  // Without a list nobody is of a kind; but everybody would be, if it is everybody but those listed.
  const isListed = Array.isArray(characters) || (isEmptyOrAbsent(characters) && except !== true);
  if (!isKnown || !isListed) return null;
  return {
    ...unknownFields(fields, KIND),
    id,
    name: readName(name, "Untitled"),
    characters: listOf(characters).flatMap((character) => textOf(character) ?? []),
    ...(except === true ? { except } : {}),
  };
}

import { HUD_CORNERS, HUD_MAX, type HudEntry } from "../engine/index.ts";
import { type FieldNames, fieldsOf, listOf, textOf, unknownFields } from "./reading.ts";
import type { Notes } from "./WorldFacts.ts";

const UNREADABLE = "We couldn't read one of the numbers in the corners of the game, so it was left out.";

/** The variables that are shown in the corners of a game. */
export function readHud(value: unknown, notes: Notes): readonly HudEntry[] {
  if (!Array.isArray(value)) notes.add(UNREADABLE);
  const entries = listOf(value);
  if (entries.length > HUD_MAX)
    notes.add(`More than ${HUD_MAX} numbers were in the corners of the game. The rest were left out.`);
  return entries.slice(0, HUD_MAX).flatMap((value) => {
    const entry = readEntry(value);
    if (!entry) notes.add(UNREADABLE);
    return entry ?? [];
  });
}

const ENTRY: FieldNames<HudEntry> = { globalId: true, corner: true };

function readEntry(value: unknown): HudEntry | null {
  const fields = fieldsOf(value);
  const globalId = textOf(fields.globalId);
  const corner = HUD_CORNERS.find((known) => known === fields.corner);
  return globalId !== null && corner ? { ...unknownFields(fields, ENTRY), globalId, corner } : null;
}

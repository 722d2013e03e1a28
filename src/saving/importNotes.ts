/** What had to be repaired in a game that was imported from a file, until the editor opens the game and shows it. */
const notesOfWorlds = new Map<string, readonly string[]>();

export function leaveNotes(worldId: string, notes: readonly string[]): void {
  if (notes.length > 0) notesOfWorlds.set(worldId, notes);
}

/** Returns the notes once; they are gone afterwards. */
export function takeNotes(worldId: string): readonly string[] {
  const notes = notesOfWorlds.get(worldId) ?? [];
  notesOfWorlds.delete(worldId);
  return notes;
}

/** What had to be changed in a game that came out of a file, on its way to the editor that opens it. */
const waiting = new Map<string, readonly string[]>();

export function leaveNotes(worldId: string, notes: readonly string[]): void {
  if (notes.length > 0) waiting.set(worldId, notes);
}

/** Once: whoever opens the game again is not told again. */
export function takeNotes(worldId: string): readonly string[] {
  const notes = waiting.get(worldId) ?? [];
  waiting.delete(worldId);
  return notes;
}

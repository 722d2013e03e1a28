/** The sentence to announce when the rows of a recording have changed: the first new row, or the removed one; null if nothing changed. */
export function newsOfRows(before: readonly string[], after: readonly string[]): string | null {
  const isNews = (sentence: string | undefined, index: number) => sentence !== before[index];
  if (after.length >= before.length) return after.find(isNews) ?? null;
  const gone = before.find((sentence, index) => sentence !== after[index]);
  return gone === undefined ? null : `Removed: ${gone}`;
}

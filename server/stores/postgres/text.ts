/**
 * Returns text as PostgreSQL can store it: its `text` has no room for the character 0 nor for half of a pair of
 * surrogates. Both are written as JSON escapes, and so are quotes and backslashes: nothing is lost, different texts
 * stay different, and most look as they were typed.
 */
export function toColumn(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

export function fromColumn(text: string): string {
  return JSON.parse(`"${text}"`);
}

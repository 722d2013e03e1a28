/** Fresh ids: the time in milliseconds, and random letters for things made in the same one (product §12). */
export function newId(): string {
  const letters = crypto.getRandomValues(new Uint8Array(6));
  return Date.now() + Array.from(letters, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Where the dice of a play begin: another one every time. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

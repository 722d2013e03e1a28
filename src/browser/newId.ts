/** A new id: the time in ms, followed by random letters that tell apart what is made in the same millisecond. */
export function newId(): string {
  const letters = crypto.getRandomValues(new Uint8Array(6));
  return Date.now() + Array.from(letters, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A random seed for the random numbers of one play. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

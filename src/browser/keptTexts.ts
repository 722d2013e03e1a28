/** Small texts this browser remembers for the child; where it refuses to (private windows, full), life goes on (spec §8 "Minor"). */

/** The text kept under a key, or null. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (refusal) {
    console.warn("This browser remembers nothing", refusal);
    return null;
  }
}

export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (refusal) {
    console.warn("This browser could not remember something", refusal);
  }
}

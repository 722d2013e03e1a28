/** Small texts this browser remembers for the child; where it refuses to (private windows, full), life goes on (spec §8 "Minor"). */

/** The text kept under a key, or null. */
export function loadText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (refusal) {
    console.warn("This browser remembers nothing", refusal);
    return null;
  }
}

export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (refusal) {
    console.warn("This browser could not remember something", refusal);
  }
}

/** The keys of all texts that are kept. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (refusal) {
    console.warn("This browser could not forget something", refusal);
  }
}

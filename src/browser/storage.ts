/** Small texts in localStorage, which throws in some private windows and when it is full. The page goes on without it: nothing here throws. */

/** The stored text, or null. */
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

export function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (refusal) {
    console.warn("This browser could not forget something", refusal);
  }
}

/** The keys of all stored texts. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** As `loadText`, for texts that end with this tab. */
export function loadTabText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether this tab will remember it. */
export function storeTabText(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeTabText(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then it was not stored either.
  }
}

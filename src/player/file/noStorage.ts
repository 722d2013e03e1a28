const texts = new Map<string, string>();

/**
 * Stands in the place of the browser's own for a game in a file, which leaves nothing behind: there, all files share what they store. It forgets
 * everything when the page is closed.
 */
export const localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => texts.set(key, text),
  removeItem: (key) => texts.delete(key),
};

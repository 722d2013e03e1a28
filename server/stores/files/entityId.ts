/**
 * Ids have 32 hexadecimal digits; those of tests and of early servers may have other characters. None of these means
 * anything in a path.
 */
const ID = /^[\w-]{1,64}$/;

/** Returns whether a name that was found in a folder can be the id of an account or a game. */
export function isId(name: string): boolean {
  return ID.test(name);
}

/**
 * Returns the id itself, for use in a path. Throws if it could lead anywhere else: to a hidden file, the folder itself
 * or the one around it.
 */
export function safeId(id: string): string {
  if (!isId(id)) throw new Error("This is the id of nothing.");
  return id;
}

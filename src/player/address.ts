/** The id of the game that an address plays; null if it plays none. */
export function playedAt({ pathname }: Pick<Location, "pathname">): string | null {
  return /^\/play\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null;
}

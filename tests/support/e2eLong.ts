/** The details of a story that is not part of `npm test`: `npm run torture -- stories` runs them all. */
export const LONG = { tag: "@long" } as const;

/** The name of a world as it is shown: one that has none yet has one all the same (spec §2). */
export function shownName(name: string): string {
  return name.trim() === "" ? "Untitled" : name;
}

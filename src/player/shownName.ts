/** The name of a game, or a placeholder. */
export function shownName(name: string): string {
  return name.trim() === "" ? "Untitled" : name;
}

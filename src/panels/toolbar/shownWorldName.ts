export const UNTITLED = "Untitled";

/** The name of the game as the toolbar shows it: automatic names such as "Untitled 2" become "Untitled". */
export function shownWorldName(name: string): string {
  return name === "" || name.startsWith(UNTITLED) ? UNTITLED : name;
}

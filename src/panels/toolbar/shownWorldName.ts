/** The game's name as the toolbar shows it (spec §2 "Toolbar"). */
export const UNTITLED = "Untitled";

export function shownWorldName(name: string): string {
  return name === "" || name.startsWith(UNTITLED) ? UNTITLED : name;
}

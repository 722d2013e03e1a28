/** What Escape means in the pixel editor, which it never closes (details §11). */
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import { typesThere } from "./typesThere.ts";

/** In a field: leaves it. Else a stroke is broken off, or what is selected goes back to its place. */
export function escapeFrom(desk: PaintDesk): void {
  const focused = document.activeElement;
  if (typesThere(focused)) focused?.closest<HTMLElement>("[role=dialog]")?.focus();
  else desk.escape();
}

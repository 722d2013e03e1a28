/** What Escape puts back in the pixel editor before it closes it. */
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import { typesThere } from "./typesThere.ts";

/** Leaves a field, breaks off a stroke, or puts what is selected back in its place. False: there was nothing of the kind. */
export function escapeFrom(desk: PaintDesk): boolean {
  const focused = document.activeElement;
  if (!typesThere(focused)) return desk.escape();
  focused?.closest<HTMLElement>("[role=dialog]")?.focus();
  return true;
}

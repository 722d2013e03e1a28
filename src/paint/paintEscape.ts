/** What Escape puts back in the pixel editor before it closes it. */
import type { PixelEditor } from "./model/PixelEditor.ts";
import { acceptsText } from "./acceptsText.ts";

/** Leaves a field, breaks off a stroke, or puts what is selected back in its place. False: there was nothing of the kind. */
export function escapePixelEditor(pixelEditor: PixelEditor): boolean {
  const focused = document.activeElement;
  if (!acceptsText(focused)) return pixelEditor.escape();
  focused?.closest<HTMLElement>("[role=dialog]")?.focus();
  return true;
}

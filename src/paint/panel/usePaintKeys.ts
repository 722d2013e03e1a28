import { useEffect } from "react";
import { acceptsText } from "../acceptsText.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { pressPaintKey } from "../tools/paintKeys.ts";

/** Keys that act on the focused element: Enter on a button, arrows in a choice, Delete on a frame. */
const OWN_KEYS = /^(?:Arrow|Enter$|Delete$|Backspace$)/;

/** The shortcuts of the pixel editor, unless the key types text. */
export function usePaintKeys(pixelEditor: PixelEditor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey: shift } = event;
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      if (acceptsText(target) || isIn(target, "[role=menu]")) return;
      if (OWN_KEYS.test(key) && isIn(target, "button, input, [role=grid]")) return;
      if (pressPaintKey(pixelEditor, { key, shift, command: event.ctrlKey || event.metaKey })) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [pixelEditor]);
}

function isIn(place: EventTarget | null, selector: string): boolean {
  return place instanceof Element && place.closest(selector) !== null;
}

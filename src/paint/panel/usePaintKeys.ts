/** The keys of the pixel editor, wherever in it the focus is, but never those that are typed into a field (details §11). */
import { useEffect } from "react";
import { acceptsText } from "../acceptsText.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { pressPaintKey } from "../tools/paintKeys.ts";

/** Enter presses the button it is on, arrows go along a choice, and Delete takes the frame it is on. */
const OWN_KEYS = /^(?:Arrow|Enter$|Delete$|Backspace$)/;

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

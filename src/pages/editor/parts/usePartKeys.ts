/** F6 goes on to the next part of the editor, Shift+F6 back to the one before (issue 6 "Keyboard and touch"). */
import { useEffect } from "react";
import { focusPartBeside, rememberFocus } from "./partFocus.ts";

export function usePartKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F6" || event.defaultPrevented || isInDialog(event.target)) return;
      event.preventDefault();
      focusPartBeside(event.shiftKey ? -1 : 1);
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("focusin", rememberFocus);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("focusin", rememberFocus);
    };
  }, []);
}

/** A dialog holds the focus. */
function isInDialog(place: EventTarget | null): boolean {
  return place instanceof Element && place.closest("[role=dialog]") !== null;
}

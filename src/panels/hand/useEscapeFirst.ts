import { useEffect, useEffectEvent } from "react";

/** Asks before Escape closes the dialog: where `takes` had something to put back, it says true and the dialog stays. */
export function useEscapeFirst(takes: () => boolean): void {
  const wants = useEffectEvent(takes);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || !wants()) return;
      event.stopPropagation();
      event.preventDefault();
    };
    // The dialog listens to the document before anything inside of it hears of a key.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, []);
}

import { useEffect, useEffectEvent } from "react";

/** Lets the caller handle Escape before the dialog closes: if `takes` returns true, the dialog stays open. */
export function useEscapeFirst(takes: () => boolean): void {
  const wants = useEffectEvent(takes);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || !wants()) return;
      event.stopPropagation();
      event.preventDefault();
    };
    // In the capture phase on the window, because the dialog listens on the document before its content sees a key.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, []);
}

import { type MouseEvent, useEffect, useState } from "react";
import { announce } from "../../widgets/announcement.ts";

/** Which game of a list is being opened. */
export interface OpeningGame {
  readonly id: string | null;
  /** For a press on a link to the game with this id and name. */
  readonly begin: (event: MouseEvent, id: string, name: string) => void;
}

/** The page of a list stays until the player has loaded. Until then the card of the pressed game tells that it opens. */
export function useOpening(): OpeningGame {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    const stayed = () => setId(null);
    // Back leads here again, before the page was left.
    window.addEventListener("popstate", stayed);
    return () => window.removeEventListener("popstate", stayed);
  }, [id]);
  const begin = (event: MouseEvent, pressedId: string, name: string) => {
    if (!opensHere(event)) return;
    setId(pressedId);
    announce(`Here comes ${name}!`);
  };
  return { id, begin };
}

/** With these keys and buttons a browser opens the link elsewhere. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

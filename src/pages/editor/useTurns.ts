/** Parts of a page that come one after the other, each in a turn of its own: between them the page draws, and answers presses. */
import { useEffect, useState } from "react";
import { breath } from "../../browser/after.ts";

/** How many of so many parts are there, the first one at once. */
export function useTurns(parts: number): number {
  const [there, setThere] = useState(1);
  useEffect(() => {
    if (there === parts) return;
    let isCurrent = true;
    void breath().then(() => isCurrent && setThere(there + 1));
    return () => {
      isCurrent = false;
    };
  }, [there, parts]);
  return there;
}

/** Parts of a page that come one after the other, each in a turn of its own: between them the page draws, and answers presses. */
import { useEffect, useState } from "react";
import { untilNextFrame } from "../../browser/screen.ts";
import { yieldToBrowser } from "../../browser/timers.ts";

/** How many parts are there: the first one at once, and each further one when as many frames have passed as `frames` has for it. */
export function useStagedMount(frames: readonly number[]): number {
  const [there, setThere] = useState(1);
  useEffect(() => {
    const wait = frames[there - 1];
    if (wait === undefined) return;
    let isCurrent = true;
    void turnAfter(wait).then(() => isCurrent && setThere(there + 1));
    return () => {
      isCurrent = false;
    };
  }, [there, frames]);
  return there;
}

async function turnAfter(frames: number): Promise<void> {
  for (let passed = 0; passed < frames; passed += 1) await untilNextFrame();
  await yieldToBrowser();
}

import { useEffect, useState } from "react";
import { untilNextFrame } from "../browser/screen.ts";
import { yieldToBrowser } from "../browser/timers.ts";

/**
 * Mounts the parts of a page one after the other, so that the browser can paint and respond in between. Returns how many to mount: one at
 * first, and each further one after the number of frames that `frames` has for it.
 */
export function useStagedMount(frames: readonly number[]): number {
  const [mounted, setMounted] = useState(1);
  useEffect(() => {
    const delay = frames[mounted - 1];
    if (delay === undefined) return;
    let isCurrent = true;
    void yieldAfter(delay).then(() => isCurrent && setMounted(mounted + 1));
    return () => {
      isCurrent = false;
    };
  }, [mounted, frames]);
  return mounted;
}

async function yieldAfter(frames: number): Promise<void> {
  for (let passed = 0; passed < frames; passed += 1) await untilNextFrame();
  await yieldToBrowser();
}

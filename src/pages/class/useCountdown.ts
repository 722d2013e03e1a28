import { useEffect, useState } from "react";
import { after } from "../../browser/timers.ts";

/** Counts seconds down to 0. */
export function useCountdown(): { readonly seconds: number; readonly begin: (seconds: number) => void } {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => (seconds > 0 ? after(1000, () => setSeconds(seconds - 1)) : undefined), [seconds]);
  return { seconds, begin: setSeconds };
}

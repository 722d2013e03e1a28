import { useEffect, useState } from "react";
import { after } from "../browser/timers.ts";
import styles from "./ActivityBar.module.css";

/** Shorter waits show nothing. */
const DELAY_MS = 150;

/** A thin bar at the top of the page while `waiting`. */
export function ActivityBar({ waiting }: { readonly waiting: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setShown(false);
      return;
    }
    return after(DELAY_MS, () => setShown(true));
  }, [waiting]);
  return shown ? <div className={styles.bar} role="progressbar" aria-label="Loading" /> : null;
}

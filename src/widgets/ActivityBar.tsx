/** A thin line at the top of the page while something is awaited; short waits never show it (details §1). */
import { useEffect, useState } from "react";
import { after } from "../browser/timers.ts";
import styles from "./ActivityBar.module.css";

const SHOWN_AFTER_MS = 150;

export function ActivityBar({ waiting }: { readonly waiting: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setShown(false);
      return;
    }
    return after(SHOWN_AFTER_MS, () => setShown(true));
  }, [waiting]);
  return shown ? <div className={styles.bar} role="progressbar" aria-label="Loading" /> : null;
}

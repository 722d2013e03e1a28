import { useEffect, useState } from "react";
import { reloadPage } from "../../browser/page.ts";
import { after } from "../../browser/timers.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./Page.module.css";

/** Longer than most loading takes on a slow network. */
const LONG_MS = 12_000;

/** Shows that something is loading. If it takes too long, offers a way out. */
export function Loading({ words = "Loading..." }: { readonly words?: string }) {
  const isLong = useIsLong();
  return (
    <div className={styles.loading}>
      <p className={styles.loadingWords} role="status">
        <HoppingSquares />
        {isLong ? "This is taking longer than it should..." : words}
      </p>
      {isLong && <Button onClick={reloadPage}>Load the page again</Button>}
    </div>
  );
}

export function HoppingSquares() {
  return (
    <span className={styles.hop} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => after(LONG_MS, () => setLong(true)), []);
  return isLong;
}

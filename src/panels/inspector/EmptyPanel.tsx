/** What a tab with nothing to show says, with a friendly face above it. */
import type { ReactNode } from "react";
import styles from "./Inspector.module.css";

export function EmptyPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <img src="/ui/empty-rules.png" alt="" width={160} height={120} />
      <p>{children}</p>
    </div>
  );
}

import type { ReactNode } from "react";
import styles from "./Inspector.module.css";

/** The message of a tab without content, below a friendly face. */
export function EmptyPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <img src="/ui/empty-rules.png" alt="" width={160} height={120} />
      <p>{children}</p>
    </div>
  );
}

/** What an empty shelf says, with a friendly face beside it. */
import type { ReactNode } from "react";
import styles from "./Library.module.css";

export function EmptyShelf({ children }: { readonly children: ReactNode }) {
  return (
    <li className={styles.empty}>
      <img src="/ui/empty-library.png" alt="" width={80} height={60} />
      <p>{children}</p>
    </li>
  );
}

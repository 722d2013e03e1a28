/** What an empty shelf says, with a friendly face beside it. */
import type { ReactNode } from "react";
import { EmptyPicture } from "../empty/EmptyPicture.tsx";
import styles from "./Library.module.css";

export function EmptyShelf({ children }: { readonly children: ReactNode }) {
  return (
    <li className={styles.empty}>
      <EmptyPicture size={44} />
      <p>{children}</p>
    </li>
  );
}

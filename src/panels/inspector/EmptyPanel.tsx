/** What a tab with nothing to show says, with a friendly face above it. */
import type { ReactNode } from "react";
import { EmptyPicture } from "../empty/EmptyPicture.tsx";
import styles from "./Inspector.module.css";

export function EmptyPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <EmptyPicture size={72} />
      <p>{children}</p>
    </div>
  );
}

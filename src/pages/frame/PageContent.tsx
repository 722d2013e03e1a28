/** The element around the content of every page; the way past the menu leads to it, and a change of page gives it the focus. */
import type { ReactNode } from "react";
import { CONTENT_ID } from "../../browser/focus.ts";
import styles from "./PageContent.module.css";

export function PageContent({ children }: { readonly children: ReactNode }) {
  return (
    <div id={CONTENT_ID} className={styles.content} tabIndex={-1}>
      {children}
    </div>
  );
}

/** A page that has one plain thing to say, and a way on (details §16). */
import type { ReactNode } from "react";
import gridling from "./gridling.svg";
import styles from "./Page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

export interface MessagePageProps {
  readonly title: string;
  readonly text?: string;
  /** Buttons that lead on. */
  readonly children: ReactNode;
}

export function MessagePage({ title, text, children }: MessagePageProps) {
  usePageTitle(title);
  return (
    <main className={styles.message}>
      <img src={gridling} alt="" width={88} height={88} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <div className={styles.buttons}>{children}</div>
    </main>
  );
}

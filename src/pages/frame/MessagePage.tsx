/** A page that has one plain thing to say, and a way on (details §16). */
import type { ReactNode } from "react";
import styles from "./Page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

export interface MessagePageProps {
  readonly title: string;
  readonly text?: string;
  /** Somebody who is lost, or something that broke. */
  readonly mood: "lost" | "broken";
  /** Buttons that lead on. */
  readonly children: ReactNode;
}

export function MessagePage({ title, text, mood, children }: MessagePageProps) {
  usePageTitle(title);
  const picture = mood === "lost" ? "/ui/not-found.png" : "/ui/oops.png";
  return (
    <main className={styles.message}>
      <img src={picture} alt="" width={320} height={200} className={styles.picture} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <div className={styles.buttons}>{children}</div>
    </main>
  );
}

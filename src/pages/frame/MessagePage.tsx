import type { ReactNode } from "react";
import styles from "./Page.module.css";
import { usePageTitle } from "./pageTitle.ts";

export interface MessagePageProps {
  readonly title: string;
  readonly text?: string;
  /** Shown large in place of the title, which is small. */
  readonly sentence?: string;
  /** `lost`: something was not found. `broken`: something failed. */
  readonly mood: "lost" | "broken";
  /** Buttons. */
  readonly children: ReactNode;
}

/** A page that says one thing and offers where to go from here. */
export function MessagePage({ title, sentence, text, mood, children }: MessagePageProps) {
  usePageTitle(title);
  const picture = mood === "lost" ? "/ui/not-found.png" : "/ui/oops.png";
  return (
    <main className={styles.message}>
      <img src={picture} alt="" width={320} height={200} className={styles.picture} />
      <h1 className={sentence && styles.code}>{title}</h1>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {text && <p>{text}</p>}
      <div className={styles.buttons}>{children}</div>
    </main>
  );
}

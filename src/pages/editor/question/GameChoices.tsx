import type { ReactNode } from "react";
import { GamePicture } from "../../games/GamePicture.tsx";
import styles from "./GameChoices.module.css";

/** Versions of one game side by side. */
export function GameChoices({ children }: { readonly children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}

export interface GameChoiceProps {
  readonly title: string;
  readonly hint?: string;
  /** A URL of this site or a data URL; "" for none. */
  readonly thumbnail: string;
  /** The button that chooses it. */
  readonly children: ReactNode;
}

export function GameChoice({ title, hint, thumbnail, children }: GameChoiceProps) {
  return (
    <section className={styles.choice} aria-label={title}>
      <div className={styles.picture}>
        <GamePicture thumbnail={thumbnail} />
      </div>
      <h2>{title}</h2>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </section>
  );
}

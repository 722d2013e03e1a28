/** Versions of one game side by side, to choose from by picture (product §22). */
import type { ReactNode } from "react";
import { GamePicture } from "../../games/GamePicture.tsx";
import styles from "./GameChoices.module.css";

export function GameChoices({ children }: { readonly children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}

export interface GameChoiceProps {
  readonly title: string;
  readonly hint?: string;
  /** An address, or a data URL; empty while there is none. */
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

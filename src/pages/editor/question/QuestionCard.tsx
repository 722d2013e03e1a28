import { type ReactNode, useId } from "react";
import styles from "./QuestionCard.module.css";

export interface QuestionCardProps {
  readonly title: string;
  /** In CSS px. Narrower if the window is. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A card with one question in large letters. */
export function QuestionCard({ title, width, children }: QuestionCardProps) {
  const id = useId();
  return (
    <section className={styles.card} style={{ width: `min(${width}px, 100%)` }} aria-labelledby={id}>
      <h1 id={id}>{title}</h1>
      {children}
    </section>
  );
}

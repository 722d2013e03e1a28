/** One half of the library: a title, and tiles that scroll by themselves. */
import { type ReactNode, useId } from "react";
import styles from "./Library.module.css";

export interface ShelfProps {
  readonly name: string;
  readonly menu?: ReactNode;
  /** Tiles, or an `EmptyShelf`. */
  readonly children: ReactNode;
}

export function Shelf({ name, menu, children }: ShelfProps) {
  const title = useId();
  return (
    <section className={styles.shelf} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} className={styles.title}>
          {name}
        </h2>
        {menu}
      </header>
      <ul className={styles.tiles}>{children}</ul>
    </section>
  );
}

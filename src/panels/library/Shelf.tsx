/** One half of the library: a title, and tiles that scroll by themselves. */
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import styles from "./Library.module.css";

export interface ShelfProps {
  readonly name: string;
  readonly menu?: ReactNode;
  /** Tiles, or an `EmptyShelf`. */
  readonly children: ReactNode;
}

export function Shelf({ name, menu, children }: ShelfProps) {
  const title = useId();
  const tiles = useScrollMark();
  return (
    <section className={styles.shelf} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} className={styles.title}>
          {name}
        </h2>
        {menu}
      </header>
      <ul ref={tiles} className={styles.tiles}>
        {children}
      </ul>
    </section>
  );
}

/** Marks a list in which there is more to scroll to sideways, whether tiles come or the room gets less. */
function useScrollMark(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => mark(list.current));
  useEffect(() => {
    const markAgain = () => mark(list.current);
    window.addEventListener("resize", markAgain);
    return () => window.removeEventListener("resize", markAgain);
  }, []);
  return list;
}

function mark(list: HTMLUListElement | null): void {
  if (list) list.dataset.scrolls = String(list.scrollWidth > list.clientWidth);
}

import { createPortal } from "react-dom";
import type { Class, HandedPictures } from "../../api/classes.ts";
import { QrPicture } from "../share/QrPicture.tsx";
import styles from "./CardSheet.module.css";
import { ClassPicture } from "./ClassPicture.tsx";
import { doorPath, shownCode } from "./classPaths.ts";
import { CLASS_PICTURES } from "./pictures.ts";

const CARDS_ON_A_PAGE = 10;

interface CardSheetProps {
  readonly of: Class;
  readonly cards: readonly HandedPictures[];
}

/** Seen by the printer alone: ten cards a page, on Letter and on A4. */
export function CardSheet({ of: { name, code }, cards }: CardSheetProps) {
  const count = Math.ceil(cards.length / CARDS_ON_A_PAGE);
  const pages = Array.from({ length: count }, (_, n) => cards.slice(n * CARDS_ON_A_PAGE, (n + 1) * CARDS_ON_A_PAGE));
  return createPortal(
    <div className={styles.sheet} data-printed="">
      {pages.map((page, n) => (
        <section key={page[0]?.id} className={styles.page}>
          <header className={styles.head}>
            <h1>{name}</h1>
            <p>Cut along the lines. Keep this sheet safe.</p>
            <strong>
              Page {n + 1} of {count}
            </strong>
          </header>
          <ul className={styles.cards}>
            {page.map((card) => (
              <li key={card.id} className={styles.card}>
                <h2>{card.name}</h2>
                <div className={styles.row}>
                  <QrPicture text={location.origin + doorPath(code)} name="" side={92} moduleMin={2} />
                  <ol className={styles.pictures}>
                    {card.pictures.map((picture, place) => (
                      <li key={picture} className={styles.picture} aria-label={CLASS_PICTURES[picture]}>
                        <span className={styles.number}>{place + 1}</span>
                        <ClassPicture picture={picture} />
                      </li>
                    ))}
                  </ol>
                </div>
                <p>
                  {location.host}/class · <strong className={styles.code}>{shownCode(code)}</strong>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>,
    document.body,
  );
}

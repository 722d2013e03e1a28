import { Printer } from "lucide-react";
import { useMemo } from "react";
import { createPortal } from "react-dom";
import { absoluteUrl, printPage } from "../../browser/page.ts";
import { shownName } from "../../player/shownName.ts";
import { gameContextOf } from "../../recording/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { playPath } from "../games/gamePaths.ts";
import { ComicSheet } from "./comic/ComicSheet.tsx";
import { comicPages } from "./comic/comicPages.ts";
import { Pane } from "./Pane.tsx";
import styles from "./PrintPane.module.css";
import { makerOf, type SharedGame } from "./SharedGame.ts";

export interface PrintPaneProps {
  readonly game: SharedGame;
  readonly onBack: () => void;
}

/** The rules as a comic: its first page, and all of them for the printer. */
export function PrintPane({ game, onBack }: PrintPaneProps) {
  const { sheets, title } = useMemo(() => {
    const shown = game.document();
    const name = shownName(shown.world.metadata.name);
    const pages = comicPages(shown.characters);
    const common = {
      count: pages.length,
      game: gameContextOf(shown),
      title: name,
      maker: makerOf(game),
      link: game.isPublished && !game.isInClass ? absoluteUrl(playPath(game.record.id)) : null,
    };
    return { title: name, sheets: pages.map((page, index) => ({ page, number: index + 1, ...common })) };
  }, [game]);
  const [first] = sheets;
  if (!first)
    return (
      <Pane title="Print the rules" onBack={onBack}>
        <div className={styles.first}>
          <Printer size={56} aria-hidden="true" />
          <p className={styles.title}>Teach a rule first.</p>
          <p>Then you can print it as a comic.</p>
        </div>
      </Pane>
    );
  const footer = (
    <Button variant="primary" data-first onClick={printPage}>
      <Printer size={18} aria-hidden="true" /> Print
    </Button>
  );
  return (
    <Pane title="Print the rules" onBack={onBack} footer={footer} isText>
      <div className={styles.columns}>
        <div
          className={styles.preview}
          role="img"
          aria-label={`The first page: how ${first.page.character.name} works`}
        >
          <div className={styles.small} inert>
            <ComicSheet {...first} />
          </div>
        </div>
        <div className={styles.words}>
          <p className={styles.title}>{sheets.length === 1 ? "1 page" : `${sheets.length} pages`}</p>
          <p>Each page shows up to six rules of {title}.</p>
          <p>At the bottom is a line for your name. Your name stays on the paper.</p>
        </div>
      </div>
      {createPortal(
        <div className={styles.printed}>
          {sheets.map((sheet) => (
            <div key={sheet.number} className={styles.sheet}>
              <ComicSheet {...sheet} />
            </div>
          ))}
        </div>,
        window.document.body,
      )}
    </Pane>
  );
}

import { Printer } from "lucide-react";
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { absoluteUrl, printPage } from "../../browser/page.ts";
import { type Character, defaultAppearance, type Id } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { shownName } from "../../player/shownName.ts";
import { gameContextOf } from "../../recording/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { Segmented } from "../../widgets/Segmented.tsx";
import { playPath } from "../games/gamePaths.ts";
import { ComicSheet } from "./comic/ComicSheet.tsx";
import { charactersIn, comicPages } from "./comic/comicPages.ts";
import { FirstThis } from "./FirstThis.tsx";
import { Pane } from "./Pane.tsx";
import styles from "./PrintPane.module.css";
import { makerOf, type SharedGame } from "./SharedGame.ts";

export interface PrintPaneProps {
  readonly game: SharedGame;
  readonly onBack: () => void;
}

/** The side of the pictures to choose by, CSS px. */
const FACE = 36;
/** Prints the pages of every character. */
const ALL = "";

/** The rules as a comic: its first page, and for the printer those of all characters or of the chosen one. */
export function PrintPane({ game, onBack }: PrintPaneProps) {
  const [chosen, setChosen] = useState<Id>(ALL);
  const { sheets, title, told } = useMemo(() => {
    const shown = game.document();
    const name = shownName(shown.world.metadata.name);
    const all = comicPages(shown.characters);
    const pages = all.filter(({ character }) => chosen === ALL || character.id === chosen);
    const common = {
      count: pages.length,
      game: gameContextOf(shown),
      title: name,
      maker: makerOf(game),
      link: game.isPublished && !game.isInClass ? absoluteUrl(playPath(game.record.id)) : null,
    };
    return {
      title: name,
      told: charactersIn(all),
      sheets: pages.map((page, index) => ({ page, number: index + 1, ...common })),
    };
  }, [game, chosen]);
  const [first] = sheets;
  if (!first)
    return (
      <Pane title="Print the rules" onBack={onBack}>
        <FirstThis sign={<Printer size={56} />} title="Teach a rule first.">
          <p>Then you can print it as a comic.</p>
        </FirstThis>
      </Pane>
    );
  const footer = (
    <Button variant="primary" data-first onClick={printPage}>
      <Printer size={18} aria-hidden="true" /> Print
    </Button>
  );
  return (
    <Pane title="Print the rules" onBack={onBack} footer={footer} isText={told.length < 2}>
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
          {told.length > 1 && <WhoseRules characters={told} chosen={chosen} onChoose={setChosen} />}
          <p className={styles.title} role="status">
            {sheets.length === 1 ? "1 page" : `${sheets.length} pages`}
          </p>
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

interface WhoseRulesProps {
  readonly characters: readonly Character[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

function WhoseRules({ characters, chosen, onChoose }: WhoseRulesProps) {
  const faces = characters.map((character) => ({
    value: character.id,
    label: character.name,
    picture: <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={FACE} />,
  }));
  const choices = [{ value: ALL, label: "All" }, ...faces];
  return (
    <>
      <p className={styles.title}>Whose rules?</p>
      <Segmented look="tiles" name="Whose rules?" choices={choices} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

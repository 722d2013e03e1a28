import { ArrowRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { defaultAppearance } from "../../../engine/index.ts";
import { ActorPicture } from "../../../pictures/ActorPicture.tsx";
import { cachedRulePictures } from "../../../pictures/drawRule.ts";
import { RulePicture } from "../../../pictures/RulePicture.tsx";
import { capOfKey, type GameContext, nameOfKey } from "../../../recording/index.ts";
import { sentenceParts } from "../../../recording/sentenceParts.ts";
import styles from "./ComicSheet.module.css";
import type { ComicCard, ComicPage, ComicTitle } from "./comicPages.ts";

const QrPicture = lazy(async () => ({ default: (await import("../QrPicture.tsx")).QrPicture }));

/** CSS px of the paper. */
const FACE = 92;
const QR = { side: 100, moduleMin: 2 };
/** The room for both pictures of a rule beside a short sentence, and the largest square in it. */
const PICTURES = { width: 262, height: 106, square: 62 };
/** Of a sentence; a longer one takes its lines from the pictures. */
const LINE = { letters: 44, height: 19, short: 2, max: 5 };

export interface ComicSheetProps {
  readonly page: ComicPage;
  readonly number: number;
  readonly count: number;
  readonly game: GameContext;
  readonly title: string;
  readonly maker: string | null;
  /** The address of a published game. */
  readonly link: string | null;
}

/** One page of the comic: whose rules these are, the rules, and a line for a name. */
export function ComicSheet({ page: { character, cards }, number, count, game, title, maker, link }: ComicSheetProps) {
  return (
    <section className={styles.sheet} aria-label={`Page ${number}`}>
      <header className={styles.head}>
        <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={FACE} />
        <div className={styles.names}>
          <h2 className={styles.title}>How {character.name} works</h2>
          <p>{maker === null ? title : `${title} · by ${maker}`}</p>
        </div>
        {link !== null && (
          <Suspense>
            <QrPicture text={link} name="QR code of the game" {...QR} />
          </Suspense>
        )}
      </header>
      <ol className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.rule.id} card={card} game={game} />
        ))}
      </ol>
      <footer className={styles.foot}>
        <img src="/favicon.png" alt="" width={26} height={26} />
        <strong>Gridlings</strong>
        <span className={styles.name}>My name:</span>
        <strong>
          Page {number} of {count}
        </strong>
      </footer>
    </section>
  );
}

function Card({
  card: { rule, containers, title, saysAll },
  game,
}: {
  readonly card: ComicCard;
  readonly game: GameContext;
}) {
  const { shown } = cachedRulePictures(rule, game);
  const { parts } = sentenceParts(rule, game, containers, saysAll);
  const sentence = `${parts.map(({ text }) => text).join("")}.`;
  const height = PICTURES.height - LINE.height * Math.max(0, linesOf(sentence) - LINE.short);
  const fitting = Math.min(PICTURES.width / (2 * shown.width), height / shown.height);
  const square = Math.max(2, Math.min(PICTURES.square, Math.floor(fitting)));
  return (
    <li className={styles.card}>
      <h3 className={styles.when}>
        <When title={title} />
      </h3>
      <div className={styles.pictures}>
        <RulePicture rule={rule} game={game} which="before" square={square} />
        <ArrowRight size={22} strokeWidth={3} aria-hidden="true" />
        <RulePicture rule={rule} game={game} which="after" square={square} />
      </div>
      <p className={styles.sentence}>{sentence}</p>
    </li>
  );
}

function linesOf(sentence: string): number {
  return Math.min(LINE.max, Math.ceil(sentence.length / LINE.letters));
}

/** With the key as it looks on a keyboard. */
function When({ title: { words, key } }: { readonly title: ComicTitle }) {
  if (key === null) return words;
  const [before = "", after = ""] = words.split(nameOfKey(key));
  return (
    <>
      {before}
      <kbd className={styles.key}>{capOfKey(key)}</kbd>
      {after}
    </>
  );
}

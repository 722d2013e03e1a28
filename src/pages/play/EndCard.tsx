import { ArrowRight, Flag, Pencil, RotateCcw, Trophy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { after } from "../../browser/timers.ts";
import type { Ended } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import styles from "../../player/EndCard.module.css";
import { endText, endTitle, type LevelPlace, LOOK_MS, levelWords, passOverRepeats } from "../../player/endOfGame.ts";
import { Button } from "../../widgets/Button.tsx";
import { Confetti } from "../../widgets/Confetti.tsx";
import type { EndFacts } from "./endFacts.ts";

export interface EndCardProps {
  readonly ended: Ended;
  readonly facts: EndFacts;
  readonly onAgain: () => void;
  /** Goes on to the next level; null if there is none or the game was not won. */
  readonly onNext: (() => void) | null;
  /** In the editor: goes back to making the game. */
  readonly onMake?: () => void;
}

/** How the game ended: confetti if it was won, and a moment later a card over its stage, with what can be done now. */
export function EndCard(props: EndCardProps) {
  const [hasLooked, setHasLooked] = useState(false);
  const stage = useRef<HTMLSpanElement>(null);
  useEffect(() => after(LOOK_MS, () => setHasLooked(true)), []);
  return (
    <>
      <span ref={stage} className={styles.stage} />
      {props.ended.outcome === "won" && <Confetti place={stage} />}
      {hasLooked && <Card {...props} />}
    </>
  );
}

/** The focus goes to the main button. */
function Card({ ended, facts, onAgain, onNext, onMake }: EndCardProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const { outcome } = ended;
  const title = endTitle(ended);
  const text = endText(ended);
  useEffect(() => {
    buttons.current?.querySelector("button")?.focus();
    buttons.current?.addEventListener("keydown", passOverRepeats);
  }, []);
  return (
    <div className={styles.cover}>
      <section className={styles.card} data-outcome={outcome} role="dialog" aria-label={title}>
        <EndPicture outcome={outcome} hero={facts.hero} />
        <h2 className={styles.title}>{title}</h2>
        {text !== "" && <p className={styles.text}>{text}</p>}
        {facts.numbers.length > 0 && (
          <ul className={styles.numbers}>
            {facts.numbers.map(({ id, name, value }) => (
              <li key={id}>
                {name} <b>{value}</b>
              </li>
            ))}
          </ul>
        )}
        {facts.level && <Level {...facts.level} />}
        <div className={styles.buttons} ref={buttons}>
          {onNext && (
            <Button variant="go" size="large" onClick={onNext}>
              Next level <ArrowRight size={18} aria-hidden="true" />
            </Button>
          )}
          {onMake && (
            <Button variant={onNext ? "plain" : "go"} size="large" onClick={onMake}>
              <Pencil size={18} aria-hidden="true" /> Keep making
            </Button>
          )}
          <Button variant={onNext || onMake ? "plain" : "go"} size="large" onClick={onAgain}>
            <RotateCcw size={18} aria-hidden="true" /> Play again
          </Button>
        </div>
      </section>
    </div>
  );
}

/** With more levels than this, the card has only the words. */
const FLAGS = 6;

/** "Level 1 of 3", after one flag for each level; those of the levels reached are red. */
function Level({ number, count }: LevelPlace) {
  const flags = count > FLAGS ? [] : Array.from({ length: count }, (_, index) => index + 1);
  return (
    <p className={styles.level}>
      {flags.map((one) => (
        <Flag key={one} className={styles.flag} data-reached={one <= number} size={22} aria-hidden="true" />
      ))}
      {levelWords({ number, count })}
    </p>
  );
}

/** The size of the hero's picture, CSS px: three times that of the drawing. */
const HERO = 120;

/** The hero with a badge for the outcome, or the badge alone. */
function EndPicture({ outcome, hero }: Pick<Ended, "outcome"> & Pick<EndFacts, "hero">) {
  const Badge = BADGES[outcome];
  return (
    <span className={styles.picture} data-hero={hero !== null}>
      {hero && <ActorPicture character={hero.character} appearanceId={hero.look} size={HERO} />}
      <span className={styles.badge}>
        <Badge aria-hidden="true" />
      </span>
    </span>
  );
}

const BADGES = { won: Trophy, lost: RotateCcw, over: Flag } as const;

import { Flag, GitCompareArrows, Heart, Minus, Pencil, Plus, Star } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { FilmedMark, FilmMark } from "../../editor/film/filmMarks.ts";
import { Button } from "../../widgets/Button.tsx";
import { showComparison } from "./compare.ts";
import styles from "./Film.module.css";
import { FILM_FRAMES, FilmFrames } from "./FilmFrames.tsx";
import place from "./FilmPlace.module.css";
import { lookAt } from "./past.ts";
import { turnByKey } from "./turnByKey.ts";
import { useComparisonOffer } from "./useComparisonOffer.ts";

/** The nearest to now are kept. */
const MARKS_MAX = 8;
/** The head snaps to a mark that is so near, px. */
const SNAP = 6;

/** All turns since the game began, in one line: pulled, it shows the game as it was. */
export function FilmLine() {
  const editor = useEditor();
  const isOffered = useComparisonOffer();
  const bar = useRef<HTMLDivElement>(null);
  const running = useEditorState(({ playback }) => playback.running);
  const turns = useEditorState(({ playback }) => playback.turns);
  // While the first turns are played, a low window has no place for it: nothing moves on the stage before Stop.
  const [isNew, setNew] = useState(true);
  if (isNew && turns > 0 && !running) setNew(false);
  const past = useEditorState(({ ui }) => ui.past);
  const compared = useEditorState(({ ui }) => ui.compared);
  const { film } = editor;
  if (!film || turns === 0) return null;
  const { first } = film;
  const length = Math.max(1, turns - first);
  // The film grows by one picture a turn until it is full.
  const frames = Math.min(FILM_FRAMES, length);
  const turn = past ?? turns;
  const marks = film.marks.filter((mark) => mark.turn <= turns).slice(-MARKS_MAX);
  const shareOf = (at: number) => (at - first) / length;
  const pull = ({ clientX }: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (!box) return;
    const x = clientX - box.left;
    const near = marks.find((mark) => Math.abs(shareOf(mark.turn) * box.width - x) <= SNAP);
    lookAt(editor, near ? near.turn : first + Math.round((x / box.width) * length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === "Escape" ? turns : turnByKey(event.key, { turn, min: first, max: turns });
    if (to === null) return;
    event.preventDefault();
    if (event.key === "Escape" && compared) editor.ui.lookAt(null);
    else lookAt(editor, to);
  };
  const line = (
    <div
      className={`${styles.film} ${place.height}`}
      data-playing={running}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pull(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pull(event);
      }}
    >
      <div
        ref={bar}
        className={styles.strip}
        style={{ width: `${(100 * frames) / FILM_FRAMES}%` }}
        role="slider"
        tabIndex={0}
        aria-label="Turns played"
        aria-valuemin={first}
        aria-valuemax={turns}
        aria-valuenow={turn}
        aria-valuetext={wordsOf({ past, turns, isCompared: compared !== null, marks })}
        onKeyDown={onKeyDown}
      >
        <FilmFrames turns={turns} count={frames} isPlaying={running} />
        <span className={styles.later} style={{ insetInlineStart: `${shareOf(turn) * 100}%` }} />
        {compared && (
          <span className={styles.compared} style={{ insetInlineStart: `${shareOf(compared.from) * 100}%` }} />
        )}
        {marks.map(({ turn: at, mark }) => (
          <span
            key={`${at} ${mark}`}
            className={styles.mark}
            style={{ insetInlineStart: `${shareOf(at) * 100}%` }}
            title={`Turn ${at}: ${MARK_WORDS[mark]}`}
          >
            {SIGNS[mark]}
          </span>
        ))}
        <span className={styles.head} style={{ insetInlineStart: `${shareOf(turn) * 100}%` }} />
      </div>
    </div>
  );
  return (
    <div className={styles.row} data-new={isNew}>
      {line}
      {isOffered && (
        <span className={styles.offer}>
          <Button onClick={() => showComparison(editor)}>
            <GitCompareArrows size={18} aria-hidden="true" /> See what changes
          </Button>
        </span>
      )}
    </div>
  );
}

interface Shown {
  readonly past: number | null;
  readonly turns: number;
  readonly isCompared: boolean;
  readonly marks: readonly FilmedMark[];
}

function wordsOf({ past, turns, isCompared, marks }: Shown): string {
  if (past === null) return `Now, turn ${turns}`;
  const marked = marks.filter(({ turn }) => turn === past).map(({ mark }) => MARK_WORDS[mark]);
  return [`Turn ${past} of ${turns}`, ...(isCompared ? ["with your change"] : []), ...marked].join(", ");
}

const MARK_WORDS: Readonly<Record<FilmMark, string>> = {
  made: "someone new",
  gone: "someone went away",
  won: "you won",
  lost: "you lost",
  level: "another level",
  edit: "after a change",
};

const SIGNS: Readonly<Record<FilmMark, ReactNode>> = {
  made: <Plus size={12} strokeWidth={4} aria-hidden="true" />,
  gone: <Minus size={12} strokeWidth={4} aria-hidden="true" />,
  won: <Star size={12} strokeWidth={3} aria-hidden="true" />,
  lost: <Heart size={12} strokeWidth={3} aria-hidden="true" />,
  level: <Flag size={12} strokeWidth={3} aria-hidden="true" />,
  edit: <Pencil size={12} strokeWidth={3} aria-hidden="true" />,
};

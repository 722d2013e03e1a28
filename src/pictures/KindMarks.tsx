import type { Actor } from "../engine/index.ts";
import { type GameContext, isInPictures, type RulePictures } from "../recording/index.ts";
import { membersToShow } from "../recording/kindred.ts";
import { kindWords } from "../recording/kindWords.ts";
import styles from "./pictures.module.css";

export interface KindMarksProps {
  readonly actors: readonly Actor[];
  readonly pictures: RulePictures;
  readonly game: GameContext;
  /** The side of a square, CSS px. */
  readonly square: number;
}

/** The sides of a mark, CSS px, and its share of a square between them. */
const SIDE = { least: 11, most: 18, share: 0.4 };

/** Names whoever in a picture stands for a kind, under the pointer and for screen readers; anybody has a mark, in the lower left corner. */
export function KindMarks({ actors, pictures, game, square }: KindMarksProps) {
  const side = Math.round(Math.min(SIDE.most, Math.max(SIDE.least, square * SIDE.share)));
  return actors.map((actor) => {
    const words = kindWords(actor, game);
    if (words === null || !isInPictures(pictures, actor.position)) return null;
    if (membersToShow(actor, game).length > 1) {
      const place = {
        left: (actor.position.x - pictures.shown.x) * square,
        top: (actor.position.y - pictures.shown.y) * square,
      };
      const size = { width: square, height: square };
      return (
        <span
          key={actor.id}
          className={styles.kindred}
          role="img"
          aria-label={words}
          title={words}
          style={{ ...place, ...size }}
        />
      );
    }
    const left = (actor.position.x - pictures.shown.x) * square;
    const top = (actor.position.y - pictures.shown.y + 1) * square - side;
    return (
      <span
        key={actor.id}
        className={styles.kind}
        role="img"
        aria-label={words}
        title={words}
        style={{ left, top, width: side, height: side }}
      >
        <Heads size={side} />
      </span>
    );
  });
}

/** Two heads and shoulders, as in the pictures of a recording. */
function Heads({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path opacity="0.55" d="M10.5 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM8 8.6h5v3.2H8z" />
      <path d="M6.5 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM4 8.6h5v3.2H4z" />
    </svg>
  );
}

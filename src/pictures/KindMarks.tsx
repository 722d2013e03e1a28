import { Users } from "lucide-react";
import type { Actor } from "../engine/index.ts";
import { type GameContext, isInPictures, type RulePictures } from "../recording/index.ts";
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

/** A mark in the lower left corner of everybody in a picture who stands for a kind. */
export function KindMarks({ actors, pictures, game, square }: KindMarksProps) {
  const side = Math.round(Math.min(SIDE.most, Math.max(SIDE.least, square * SIDE.share)));
  return actors.map((actor) => {
    const words = kindWords(actor, game);
    if (words === null || !isInPictures(pictures, actor.position)) return null;
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
        <Users size={side - 4} strokeWidth={3} aria-hidden="true" />
      </span>
    );
  });
}

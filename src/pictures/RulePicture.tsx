import { useMemo } from "react";
import type { Point, Rule } from "../engine/index.ts";
import type { GameContext } from "../recording/index.ts";
import { useDrawing } from "./CanvasDrawing.ts";
import { cachedRulePictures, drawRule } from "./drawRule.ts";
import { KindMarks } from "./KindMarks.tsx";
import styles from "./pictures.module.css";

export interface RulePictureProps {
  readonly rule: Rule;
  readonly game: GameContext;
  readonly which: "before" | "after";
  /** The side of a square, CSS px; the same in both pictures. */
  readonly square: number;
  /** A square to mark, relative to the main actor. */
  readonly marked?: Point | null;
}

/** The before or the after picture of a rule. Without alternative text, because its card has the sentence. */
export function RulePicture({ rule, game, which, square, marked = null }: RulePictureProps) {
  const pictures = cachedRulePictures(rule, game);
  const drawing = useMemo(
    () => drawRule({ pictures, which, game, square, marked }),
    [pictures, which, game, square, marked],
  );
  const canvas = useDrawing(drawing);
  const { width, height } = drawing;
  return (
    <span className={styles.framed}>
      <canvas ref={canvas} className={styles.rule} width={width} height={height} style={{ width, height }} />
      <KindMarks actors={pictures[which]} pictures={pictures} game={game} square={square} />
    </span>
  );
}

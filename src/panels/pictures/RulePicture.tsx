/** The before or the after picture of a rule, small, on a card (details §8 "Card"). */
import { useMemo } from "react";
import type { Point, Rule } from "../../engine/index.ts";
import type { GameContext } from "../../recording/Recording.ts";
import { drawRule } from "./drawRule.ts";
import { knownPictures } from "./knownPictures.ts";
import styles from "./pictures.module.css";
import { useDrawing } from "./useDrawing.ts";

export interface RulePictureProps {
  readonly rule: Rule;
  readonly cast: GameContext;
  readonly which: "before" | "after";
  /** Side of the square that either picture fits into, both at one scale; CSS px. */
  readonly size: number;
  /** A square to be marked, counted from the main actor. */
  readonly marked?: Point | null;
}

/** Says nothing to a screen reader: the card has the sentence. */
export function RulePicture({ rule, cast, which, size, marked = null }: RulePictureProps) {
  const pictures = knownPictures(rule, cast);
  const drawing = useMemo(
    () => drawRule({ pictures, which, cast, size, marked }),
    [pictures, which, cast, size, marked],
  );
  const canvas = useDrawing(drawing);
  const { width, height } = drawing;
  return <canvas ref={canvas} className={styles.rule} width={width} height={height} style={{ width, height }} />;
}

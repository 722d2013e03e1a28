/** The before or the after picture of a rule, small, on a card (details §8 "Card"). */
import { useMemo } from "react";
import type { Rule } from "../../engine/index.ts";
import type { Cast } from "../../recording/Recording.ts";
import { rulePictures } from "../../recording/rulePictures.ts";
import { drawRule } from "./drawRule.ts";
import styles from "./pictures.module.css";
import { useDrawing } from "./useDrawing.ts";

export interface RulePictureProps {
  readonly rule: Rule;
  readonly cast: Cast;
  readonly which: "before" | "after";
  /** Side of the square that either picture fits into, both at one scale; CSS px. */
  readonly size: number;
}

/** Says nothing to a screen reader: the card has the sentence. */
export function RulePicture({ rule, cast, which, size }: RulePictureProps) {
  const pictures = useMemo(() => rulePictures(rule, cast), [rule, cast]);
  const drawing = useMemo(() => drawRule(pictures, which, cast, size), [pictures, which, cast, size]);
  const canvas = useDrawing(drawing);
  const { width, height } = drawing;
  return <canvas ref={canvas} className={styles.rule} width={width} height={height} style={{ width, height }} />;
}

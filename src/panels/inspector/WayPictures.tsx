import type { Point, Rule } from "../../engine/index.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import styles from "./FoldedWay.module.css";
import { useRuleGameContext } from "./ruleContexts.ts";
import { wayLook } from "./wayWords.ts";

/** The side of a square at most, CSS px. */
const SQUARE = 26;

interface WayPicturesProps {
  readonly rule: Rule;
  readonly step: Point;
  /** What one of the pictures takes at most, CSS px. */
  readonly room: { readonly width: number; readonly height: number };
}

/** Both pictures of a rule, small, and the arrow of its direction between them. */
export function WayPictures({ rule, step, room: { width, height } }: WayPicturesProps) {
  const game = useRuleGameContext();
  const { Arrow } = wayLook(step);
  // The pictures show actors whole, so they can be larger than the frame.
  const { shown } = cachedRulePictures(rule, game);
  const square = Math.max(1, Math.floor(Math.min(SQUARE, width / shown.width, height / shown.height)));
  return (
    <span className={styles.pictures}>
      <RulePicture rule={rule} game={game} which="before" square={square} />
      <Arrow size={16} strokeWidth={3.4} aria-hidden="true" />
      <RulePicture rule={rule} game={game} which="after" square={square} />
    </span>
  );
}

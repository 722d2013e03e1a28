import { ArrowRight } from "lucide-react";
import type { Rule } from "../../engine/index.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import styles from "./FoldedWay.module.css";
import { useRuleGameContext } from "./ruleContexts.ts";

/** What one of two pictures takes at most, CSS px. */
export interface PictureRoom {
  readonly width: number;
  readonly height: number;
  /** The side of a square. */
  readonly square: number;
}

interface WayPicturesProps {
  readonly rule: Rule;
  readonly room: PictureRoom;
}

/** Both pictures of a rule, small, the one before first, whatever the direction. */
export function WayPictures({ rule, room }: WayPicturesProps) {
  const game = useRuleGameContext();
  // The pictures show actors whole, so they can be larger than the frame.
  const { shown } = cachedRulePictures(rule, game);
  const square = Math.max(1, Math.floor(Math.min(room.square, room.width / shown.width, room.height / shown.height)));
  return (
    <span className={styles.pictures}>
      <RulePicture rule={rule} game={game} which="before" square={square} />
      <ArrowRight size={16} strokeWidth={3.4} aria-hidden="true" />
      <RulePicture rule={rule} game={game} which="after" square={square} />
    </span>
  );
}

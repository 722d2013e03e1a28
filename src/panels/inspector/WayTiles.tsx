import { Check } from "lucide-react";
import {
  derivedRule,
  looksIn,
  type OtherWay,
  type PictureTurning,
  withFacing,
  withoutFacing,
} from "../../engine/derive/index.ts";
import type { Point, Rule } from "../../engine/index.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import { titleOfUnnamed } from "../../recording/index.ts";
import { useCardWidth, useRuleGameContext } from "./ruleContexts.ts";
import styles from "./WaysOffer.module.css";
import { wayLook } from "./wayWords.ts";

interface WayTileProps {
  readonly way: OtherWay;
  readonly rule: Rule;
  readonly turning: PictureTurning;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** A direction that a rule can have too: a tap takes it, another gives it back. */
export function WayTile({ way: { turn, step }, rule, turning, isTaken, onTake }: WayTileProps) {
  const game = useRuleGameContext();
  const source = turning === "keep" ? withoutFacing(rule) : withFacing(rule);
  const made = derivedRule(source, { turn, looks: looksIn(source, turn, turning) }) ?? rule;
  const { word } = wayLook(step);
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isTaken}
      aria-label={`To go ${word}: ${titleOfUnnamed(made, game) ?? made.name}`}
      onClick={onTake}
    >
      <WayPictures rule={made} step={step} />
      <span className={styles.word}>{word}</span>
      {isTaken && (
        <span className={styles.tick}>
          <Check size={15} strokeWidth={4} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

/** The direction that the child has acted out. */
export function TaughtTile({ rule, step }: { readonly rule: Rule; readonly step: Point }) {
  return (
    <div className={styles.taught}>
      <WayPictures rule={rule} step={step} />
      <span className={styles.word}>You taught this</span>
    </div>
  );
}

/** The side of a square, CSS px, and the room that one of the two pictures takes at most. */
const SQUARE = 24;
const ROOM = { width: 44, height: 60 } as const;
/** The width of a tile that stands beside another one, and the gap between them, CSS px. */
const TILE = { width: 124, share: 0.46, gap: 8 } as const;
/** What the borders of a tile, the arrow and its gaps, and the outlines of both pictures take of its width, CSS px. */
const TILE_SIDES = 4 + 28 + 8;

function WayPictures({ rule, step }: { readonly rule: Rule; readonly step: Point }) {
  const game = useRuleGameContext();
  const { Arrow } = wayLook(step);
  // Whoever reaches out of the frame is shown whole.
  const { shown } = cachedRulePictures(rule, game);
  const width = Math.min(ROOM.width, (tileWidth(useCardWidth()) - TILE_SIDES) / 2);
  const square = Math.max(1, Math.floor(Math.min(SQUARE, width / shown.width, ROOM.height / shown.height)));
  return (
    <span className={styles.pictures}>
      <RulePicture rule={rule} game={game} which="before" square={square} />
      <Arrow className={styles.arrow} size={20} strokeWidth={3} aria-hidden="true" />
      <RulePicture rule={rule} game={game} which="after" square={square} />
    </span>
  );
}

/** How wide the tiles of a list get whose content has this width, CSS px. */
function tileWidth(width: number): number {
  const { gap } = TILE;
  const columns = Math.max(1, Math.floor((width + gap) / (Math.min(TILE.width, width * TILE.share) + gap)));
  return (width - gap * (columns - 1)) / columns;
}

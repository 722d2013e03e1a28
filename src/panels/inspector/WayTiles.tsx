import { Check } from "lucide-react";
import {
  derivedRule,
  looksIn,
  type OtherWay,
  type PictureTurning,
  withFacing,
  withoutFacing,
} from "../../engine/derive/index.ts";
import type { Rule } from "../../engine/index.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import { useCardWidth, useRuleGameContext } from "./ruleContexts.ts";
import { WayPictures } from "./WayPictures.tsx";
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
  const room = useRoom();
  const source = turning === "keep" ? withoutFacing(rule) : withFacing(rule);
  const made = derivedRule(source, { turn, looks: looksIn(source, turn, turning) }) ?? rule;
  const { word, Arrow } = wayLook(step);
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isTaken}
      aria-label={`To go ${word}: ${titleOfUnnamed(made, game) ?? made.name}`}
      onClick={onTake}
    >
      <WayPictures rule={made} room={room} />
      <span className={styles.word}>
        <Arrow size={16} strokeWidth={3.4} aria-hidden="true" /> {word}
      </span>
      {isTaken && (
        <span className={styles.tick}>
          <Check size={15} strokeWidth={4} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

/** The direction that the child has acted out. */
export function TaughtTile({ rule }: { readonly rule: Rule }) {
  return (
    <div className={styles.taught}>
      <WayPictures rule={rule} room={useRoom()} />
      <span className={styles.word}>You taught this</span>
    </div>
  );
}

/** What one of the two pictures of a tile takes at most, CSS px. */
const PICTURE = { width: 52, height: 60, square: 26 } as const;
/** The width of a tile that stands beside another one, and the gap between them, CSS px. */
const TILE = { width: 124, share: 0.46, gap: 8 } as const;
/** What the borders of a tile, the arrow and its gaps, and the outlines of both pictures take of its width, CSS px. */
const TILE_SIDES = 4 + 20 + 8;

function useRoom() {
  return { ...PICTURE, width: Math.min(PICTURE.width, (tileWidth(useCardWidth()) - TILE_SIDES) / 2) };
}

/** How wide the tiles of a list get whose content has this width, CSS px. */
function tileWidth(width: number): number {
  const { gap } = TILE;
  const columns = Math.max(1, Math.floor((width + gap) / (Math.min(TILE.width, width * TILE.share) + gap)));
  return (width - gap * (columns - 1)) / columns;
}

import { defaultAppearance, type Id, own } from "../engine/index.ts";
import type { GameContext } from "../recording/index.ts";
import { ActorPicture } from "./ActorPicture.tsx";
import styles from "./pictures.module.css";

export interface KindFanProps {
  /** The members to show, at most three. */
  readonly members: readonly Id[];
  readonly game: Pick<GameContext, "characters">;
  /** The side of the square that they share, CSS px. */
  readonly size: number;
}

/** The share of the square that each of them has. */
const SHARE = 0.56;

/** Some of a kind, in a small triangle. Without alternative text, because what it belongs to has a name. */
export function KindFan({ members, game, size }: KindFanProps) {
  const side = Math.round(size * SHARE);
  return (
    <span className={styles.fan} style={{ width: size, height: size }} data-count={members.length} aria-hidden="true">
      {members.map((id) => {
        const character = own(game.characters, id);
        const look = character && defaultAppearance(character);
        return <ActorPicture key={id} character={character} appearanceId={look} size={side} />;
      })}
    </span>
  );
}

import { usePressTarget } from "../input/usePressTarget.ts";
import styles from "./Tile.module.css";
import type { TileProps } from "./Tile.tsx";

export interface WaitingTileProps extends Pick<TileProps, "name" | "target"> {
  readonly id: string;
}

/**
 * A tile that has not been rendered in full yet. It shows its name, can be pressed, and takes its space, so that the list already has its
 * final length.
 */
export function WaitingTile({ id, name, target }: WaitingTileProps) {
  const press = usePressTarget(target);
  return (
    <li className={styles.tile} data-tile={id}>
      <button type="button" className={styles.face} data-face="" aria-label={name} tabIndex={-1} {...press}>
        <span className={styles.picture} />
        <span className={styles.label}>{name}</span>
      </button>
    </li>
  );
}

/** A tile whose turn has not come: its name and its place are there, so that the shelf is as long as it will be. */
import styles from "./Tile.module.css";

export interface WaitingTileProps {
  readonly id: string;
  readonly name: string;
}

export function WaitingTile({ id, name }: WaitingTileProps) {
  return (
    <li className={styles.tile} data-tile={id}>
      <button type="button" className={styles.face} data-face="" aria-label={name} tabIndex={-1}>
        <span className={styles.picture} />
        <span className={styles.label}>{name}</span>
      </button>
    </li>
  );
}

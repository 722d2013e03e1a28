/** A tile whose turn has not come: its name and its place are there, so that the shelf is as long as it will be, and it can be pressed. */
import { usePressTarget } from "../hand/usePressTarget.ts";
import styles from "./Tile.module.css";
import type { TileProps } from "./Tile.tsx";

export interface WaitingTileProps extends Pick<TileProps, "name" | "target"> {
  readonly id: string;
}

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

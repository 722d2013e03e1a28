import type { ReactNode } from "react";
import type { WorldCard } from "../../api/wire.ts";
import styles from "./GameCard.module.css";
import { PublicCard } from "./PublicCard.tsx";

export interface GameListProps {
  readonly worlds: readonly WorldCard[];
  /** If missing, no copies are offered. */
  readonly onDuplicate?: (world: WorldCard) => void;
  /** Shown if there are no games. */
  readonly invitation?: ReactNode;
}

export function GameList({ worlds, onDuplicate, invitation }: GameListProps) {
  if (worlds.length === 0) return <NoGames invitation={invitation} />;
  return (
    <ul className={styles.grid}>
      {worlds.map((world) => (
        <li key={world.id}>
          <PublicCard world={world} onDuplicate={onDuplicate && (() => onDuplicate(world))} />
        </li>
      ))}
    </ul>
  );
}

function NoGames({ invitation }: Pick<GameListProps, "invitation">) {
  return (
    <div className={styles.empty}>
      <img src="/ui/empty-world.png" alt="" width={400} height={236} className={styles.emptyPicture} />
      <p>Doesn't look like there are any games to see here!</p>
      {invitation}
    </div>
  );
}

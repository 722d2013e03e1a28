/** A list of published games, or that there are none. */
import type { WorldCard } from "../../api/wire.ts";
import styles from "./GameCard.module.css";
import { PublicCard } from "./PublicCard.tsx";

export function GameList({ worlds }: { readonly worlds: readonly WorldCard[] }) {
  if (worlds.length === 0) {
    return <p className={styles.empty}>Doesn't look like there are any games to see here!</p>;
  }
  return (
    <div className={styles.grid}>
      {worlds.map((world) => (
        <PublicCard key={world.id} world={world} />
      ))}
    </div>
  );
}

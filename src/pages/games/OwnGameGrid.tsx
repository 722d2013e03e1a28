/** The owner's games with all that the owner may do to them. */
import type { WorldCard } from "../../api/wire.ts";
import { Banner } from "../../widgets/Banner.tsx";
import styles from "./GameCard.module.css";
import { OwnCard } from "./OwnCard.tsx";
import type { NewGame } from "./useNewGame.ts";
import { useOwnGames } from "./useOwnGames.ts";

export interface OwnGameGridProps {
  readonly worlds: readonly WorldCard[];
  readonly change: (worlds: readonly WorldCard[]) => void;
  readonly newGame: NewGame;
}

export function OwnGameGrid({ worlds, change, newGame }: OwnGameGridProps) {
  const { message, remove, publish } = useOwnGames(worlds, change);
  const trouble = message ?? newGame.message;
  return (
    <>
      {trouble && <Banner tone="danger">{trouble}</Banner>}
      <div className={styles.grid}>
        {worlds.map((world) => (
          <OwnCard
            key={world.id}
            world={world}
            onDuplicate={() => newGame.make({ from: world.id })}
            onDelete={() => remove(world)}
            onPublish={(published) => publish(world, published)}
          />
        ))}
      </div>
    </>
  );
}

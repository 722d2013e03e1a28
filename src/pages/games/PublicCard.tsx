/** A published game, as others see it: a picture to play. */
import { Link } from "react-router";
import type { WorldCard } from "../../api/wire.ts";
import { ForkedFrom } from "./ForkedFrom.tsx";
import styles from "./GameCard.module.css";
import { GamePicture } from "./GamePicture.tsx";
import { shownName } from "./shownName.ts";

export function PublicCard({ world }: { readonly world: WorldCard }) {
  const path = `/play/${world.id}`;
  return (
    <article className={styles.card}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <GamePicture thumbnail={world.thumbnail} />
      </Link>
      <div className={styles.text}>
        <div className={styles.nameRow}>
          <Link to={path} className={styles.name} title={shownName(world.name)}>
            {shownName(world.name)}
          </Link>
        </div>
        <p className={styles.small}>
          by <Link to={`/u/${world.user.username}`}>{world.user.username}</Link>
          {" · "}
          {played(world.playCount)}
        </p>
        {world.forkParent && <ForkedFrom parent={world.forkParent} />}
      </div>
    </article>
  );
}

function played(count: number): string {
  return count === 1 ? "played once" : `played ${count} times`;
}

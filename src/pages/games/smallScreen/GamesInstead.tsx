import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { fetchPopularWorlds } from "../../../api/client.ts";
import type { WorldCard } from "../../../api/wire.ts";
import { Button } from "../../../widgets/Button.tsx";
import { ButtonLink } from "../../../widgets/ButtonLink.tsx";
import { useLoaded } from "../../useLoaded.ts";
import { GamePicture } from "../GamePicture.tsx";
import { playPath } from "../gamePaths.ts";
import { goalOf } from "../goalOf.ts";
import styles from "./SmallScreen.module.css";

const GAMES_SHOWN = 4;

export interface GamesInsteadProps {
  /** Over the words: what is said, where no title says it. */
  readonly title?: ReactNode;
  readonly onAnyway: () => void;
}

/** Games to play on a phone, and a way to make one all the same. */
export function GamesInstead({ title, onAnyway }: GamesInsteadProps) {
  return (
    <>
      <div className={styles.words}>
        {title}
        <p>
          Try it on a tablet or a computer. <br />
          Here are games to play now!
        </p>
      </div>
      <Games />
      <div className={styles.ways}>
        <ButtonLink variant="sunny" size="large" wide to="/explore">
          See all games
        </ButtonLink>
        <Button variant="quiet" onClick={onAnyway}>
          <span className={styles.anyway}>Try making anyway</span>
        </Button>
      </div>
    </>
  );
}

/** The same as all of a dialog that says the rest in its title. */
export function GamesInsteadInDialog({ onAnyway }: Pick<GamesInsteadProps, "onAnyway">) {
  return (
    <div className={styles.inDialog}>
      <GamesInstead onAnyway={onAnyway} />
    </div>
  );
}

/** The first games of Explore, those that say how they are played before others. Without them the page still leads there. */
function Games() {
  const { loaded } = useLoaded(fetchPopularWorlds);
  if (loaded.status !== "ready" || loaded.value.length === 0) return null;
  const games = loaded.value.toSorted((a, b) => Number(hasGoal(b)) - Number(hasGoal(a)));
  return (
    <ul className={styles.games} aria-label="Games to play">
      {games.slice(0, GAMES_SHOWN).map((game) => (
        <GameToPlay key={game.id} game={game} />
      ))}
    </ul>
  );
}

function hasGoal({ description }: WorldCard): boolean {
  return goalOf(description) !== "";
}

function GameToPlay({ game }: { readonly game: WorldCard }) {
  return (
    <li>
      <Link to={playPath(game.id)} className={styles.game}>
        <span className={styles.picture}>
          <GamePicture thumbnail={game.thumbnail} />
        </span>
        <span className={styles.about}>
          <b>{game.name}</b>
          <span>{goalOf(game.description) || `by ${game.user.username || "a child in a class"}`}</span>
        </span>
        <span className={styles.play}>
          <Play size={20} fill="currentColor" aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}

import { Play } from "lucide-react";
import { Link } from "react-router";
import { fetchPopularWorlds } from "../../../api/client.ts";
import type { WorldCard } from "../../../api/wire.ts";
import { Button } from "../../../widgets/Button.tsx";
import { ButtonLink } from "../../../widgets/ButtonLink.tsx";
import { NavigationBar } from "../../frame/NavigationBar.tsx";
import { usePageTitle } from "../../frame/pageTitle.ts";
import { GamePicture } from "../../games/GamePicture.tsx";
import { playPath } from "../../games/gamePaths.ts";
import { useLoaded } from "../../useLoaded.ts";
import styles from "./SmallScreen.module.css";

const GAMES_SHOWN = 4;

/** In place of the editor on a phone: games to play, and a way to make one all the same. */
export function SmallScreen({ onAnyway }: { readonly onAnyway: () => void }) {
  usePageTitle("A bigger screen");
  return (
    <div className={styles.page}>
      <NavigationBar />
      <main className={styles.main}>
        <div className={styles.words}>
          <span className={styles.nib} />
          <h1>Making games needs a bigger screen.</h1>
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
      </main>
    </div>
  );
}

/** The first games of Explore. Without them the page still leads there. */
function Games() {
  const { loaded } = useLoaded(fetchPopularWorlds);
  if (loaded.status !== "ready" || loaded.value.length === 0) return null;
  return (
    <ul className={styles.games} aria-label="Games to play">
      {loaded.value.slice(0, GAMES_SHOWN).map((game) => (
        <GameToPlay key={game.id} game={game} />
      ))}
    </ul>
  );
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
          <span>{goalOf(game.description) || `by ${game.user.username}`}</span>
        </span>
        <span className={styles.play}>
          <Play size={20} fill="currentColor" aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}

/** The last sentence of how a game is played: mostly what one has to reach. */
function goalOf(description: string): string {
  return description.split(/(?<=[.!?]) /).at(-1) ?? "";
}

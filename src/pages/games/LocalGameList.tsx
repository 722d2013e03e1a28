import { useCallback, useState } from "react";
import type { LocalWorldCard } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { OpenGameFile } from "../files/OpenGameFile.tsx";
import { useGameImport } from "../files/useGameImport.ts";
import page from "../frame/Page.module.css";
import { useLoaded } from "../useLoaded.ts";
import { DeleteQuestion } from "./DeleteQuestion.tsx";
import cards from "./GameCard.module.css";
import { LocalGameCard } from "./LocalGameCard.tsx";
import styles from "./LocalGames.module.css";
import { useLocalGames } from "./useLocalGames.ts";

export interface LocalGameListProps {
  readonly variant: "section" | "card";
  readonly worlds: readonly LocalWorldCard[];
  readonly change: (worlds: readonly LocalWorldCard[]) => void;
  readonly isSignedIn: boolean;
}

/** The local games as cards. */
export function LocalGameList({ variant, worlds, change, isSignedIn }: LocalGameListProps) {
  const gameImport = useGameImport();
  const [doomed, setDoomed] = useState<LocalWorldCard | null>(null);
  const games = useLocalGames(worlds, change);
  const persistence = useLoaded(useCallback(() => localWorlds.isPersistent(), [])).loaded;
  const message = games.message ?? gameImport.message;
  const isTemporary = persistence.status === "ready" && !persistence.value;
  return (
    <section className={styles[variant]} aria-labelledby="kept-games">
      <header className={page.head}>
        <div>
          <h2 id="kept-games">Games in this browser</h2>
          <p className={page.lead}>{isTemporary ? TEMPORARY : isSignedIn ? NOT_IN_ACCOUNT : ONLY_HERE}</p>
        </div>
        {!isSignedIn && <OpenGameFile gameImport={gameImport} />}
      </header>
      {message && <Banner tone="danger">{message}</Banner>}
      <ul className={cards.grid}>
        {worlds.map((card) => (
          <li key={card.id}>
            <LocalGameCard card={card} isSignedIn={isSignedIn} games={games} onDelete={() => setDoomed(card)} />
          </li>
        ))}
      </ul>
      {doomed && <DeleteQuestion game={doomed} onDelete={() => games.remove(doomed)} onClose={() => setDoomed(null)} />}
    </section>
  );
}

const ONLY_HERE = "They are on this computer only. With an account they are safe, and everywhere you sign in.";
const NOT_IN_ACCOUNT = "These are not in your account yet.";
const TEMPORARY = "This browser forgets them when you close it. Make an account, or save them as files.";

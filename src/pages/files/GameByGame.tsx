import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../browser/request.ts";
import styles from "./ManyGames.module.css";

/** What can be done to one game after the other. */
export interface GamesWork<Game> {
  readonly games: readonly Game[];
  readonly nameOf: (game: Game) => string;
  /** Rejects with a message for a child. */
  readonly each: (game: Game) => Promise<void>;
}

/** A game with which it did not work, and why. */
export interface MissedGame {
  readonly name: string;
  readonly reason: string;
}

/** How far the work is: at which game, and what did not work. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  /** The game that it is at; null at the end. */
  readonly at: string | null;
  readonly missed: readonly MissedGame[];
}

export interface GameByGame<Game> {
  /** Null before it begins. */
  readonly progress: Progress | null;
  /** Resolves with what did not work, or with null if it was stopped. */
  readonly start: (work: GamesWork<Game>) => Promise<readonly MissedGame[] | null>;
  readonly stop: () => void;
}

/** Does something to many games, one after the other. A game with which it does not work is told, and holds up no other. */
export function useGameByGame<Game>(): GameByGame<Game> {
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function start({ games, nameOf, each }: GamesWork<Game>) {
    isStopped.current = false;
    const missed: MissedGame[] = [];
    for (const [done, game] of games.entries()) {
      setProgress({ done, of: games.length, at: nameOf(game), missed });
      await each(game).catch((failure) => missed.push({ name: nameOf(game), reason: messageOf(failure) }));
      if (isStopped.current) return null;
    }
    setProgress({ done: games.length, of: games.length, at: null, missed });
    return missed;
  }
  return {
    progress,
    start,
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** `doing` is what is done, such as "Opening". */
export function GameProgress({ doing, progress }: { readonly doing: string; readonly progress: Progress }) {
  const { done, of, at } = progress;
  const label = `${doing} game ${Math.min(done + 1, of)} of ${of}`;
  return (
    <div className={styles.progress}>
      <p>
        {label}
        {at !== null && (
          <>
            : <strong>{at}</strong>
          </>
        )}
      </p>
      <progress className={styles.bar} value={done} max={of} aria-label={label} />
    </div>
  );
}

/** Names each game with which it did not work. */
export function MissedGames({ missed }: { readonly missed: readonly MissedGame[] }) {
  return (
    <ul className={styles.missing}>
      {missed.map(({ name, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two games may have one name, and the list never changes.
        <li key={index}>
          <strong>{name}</strong>: {reason}
        </li>
      ))}
    </ul>
  );
}

/** This window's turn at a game, for as long as the page is open. */
import { useEffect, useState } from "react";
import { onDatabaseCleared } from "../../../browser/database.ts";
import { acquireLock, openChannel, stealLock } from "../../../browser/windows.ts";
import { GameLock } from "../../../saving/lock/GameLock.ts";

/** For one game: a page of another one is another page. */
export function useGameTurn(gameId: string): GameLock {
  const [turn] = useState(
    () => new GameLock(gameId, { acquire: acquireLock, steal: stealLock, openChannel, onCleared: onDatabaseCleared }),
  );
  useEffect(() => {
    turn.acquire();
    return () => turn.release();
  }, [turn]);
  return turn;
}

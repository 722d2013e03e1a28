/** This window's turn at a game, for as long as the page is open. */
import { useEffect, useState } from "react";
import { onDatabaseCleared } from "../../../browser/database.ts";
import { acquireLock, openChannel, stealLock } from "../../../browser/windows.ts";
import { GameTurn } from "./GameTurn.ts";

/** For one game: a page of another one is another page. */
export function useGameTurn(gameId: string): GameTurn {
  const [turn] = useState(
    () => new GameTurn(gameId, { hold: acquireLock, seize: stealLock, openChannel, onCleared: onDatabaseCleared }),
  );
  useEffect(() => {
    turn.begin();
    return () => turn.end();
  }, [turn]);
  return turn;
}

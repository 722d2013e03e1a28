import { type RefObject, useEffect, useState } from "react";
import { onElementVisible } from "../../browser/screen.ts";
import { whenIdle } from "../../browser/timers.ts";
import type { HomeGame } from "./HomeGame.ts";

export interface PlayingHomeGame {
  /** Null until it is loaded. */
  readonly game: HomeGame | null;
  readonly treasures: number;
  /** Whether loading failed. Toggling `wanted` tries again. */
  readonly failed: boolean;
}

/** Loads the game of the home page when the page is idle, and runs it only while it is visible. */
export function useHomeGame(canvas: RefObject<HTMLCanvasElement | null>, wanted: boolean): PlayingHomeGame {
  const [game, setGame] = useState<HomeGame | null>(null);
  const [treasures, setTreasures] = useState(0);
  const [failed, setFailed] = useState(false);
  const [isInSight, setInSight] = useState(false);
  const isAwaited = wanted && isInSight && !game;

  useEffect(() => (canvas.current ? onElementVisible(canvas.current, setInSight) : undefined), [canvas]);
  useEffect(() => {
    const place = canvas.current;
    if (!isAwaited || !place) return;
    setFailed(false);
    return whenIdle(() => {
      const taken = (made: HomeGame) => {
        made.onTreasures = setTreasures;
        setGame(made);
      };
      openGame(place).then(taken, () => setFailed(true));
    });
  }, [canvas, isAwaited]);
  useEffect(() => {
    if (!game || !wanted || !isInSight) return;
    game.play();
    return () => game.stop();
  }, [game, wanted, isInSight]);
  useEffect(() => () => game?.destroy(), [game]);
  return { game, treasures, failed };
}

async function openGame(canvas: HTMLCanvasElement): Promise<HomeGame> {
  const { openHomeGame } = await import("./HomeGame.ts");
  return openHomeGame(canvas);
}

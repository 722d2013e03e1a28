import { ArrowUp, Heart, Play, Square } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { onElementVisible, prefersReducedMotion } from "../../browser/screen.ts";
import { whenIdle } from "../../browser/timers.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./HeroStage.module.css";
import type { HomeGame } from "./HomeGame.ts";

const WHAT_IT_SHOWS =
  "A game made here: a hero walks over a meadow, bounces on a mushroom across a river, collects coins and climbs over a boulder.";

/** A running game beside the headline. Shows a still image until it is loaded, and with reduced motion. */
export function HeroStage() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [wanted, setWanted] = useState(() => !prefersReducedMotion());
  const playing = useHomeGame(canvas, wanted);
  return (
    <figure className={styles.frame}>
      <div className={styles.stage}>
        <img src="/ui/home-scene.png" alt="" width={720} height={400} className={styles.still} />
        <canvas
          ref={canvas}
          role="img"
          aria-label={WHAT_IT_SHOWS}
          className={styles.canvas}
          data-ready={playing.game !== null}
        />
        <p className={styles.count}>Treasures: {playing.treasures}</p>
      </div>
      <figcaption className={styles.deck}>
        <Controls game={playing.game} failed={playing.failed} wanted={wanted && !playing.failed} onWanted={setWanted} />
      </figcaption>
    </figure>
  );
}

interface ControlsProps extends Omit<PlayingHomeGame, "treasures"> {
  readonly wanted: boolean;
  readonly onWanted: (wanted: boolean) => void;
}

function Controls({ game, failed, wanted, onWanted }: ControlsProps) {
  // Its first moments, in which it loads, look as the others do.
  return (
    <>
      <Button variant="sunny" disabled={!wanted} onClick={() => game?.jump()}>
        <ArrowUp size={18} strokeWidth={3} aria-hidden="true" /> Jump!
      </Button>
      <Button disabled={!wanted} onClick={() => game?.petFox()}>
        <Heart size={18} strokeWidth={2.6} aria-hidden="true" /> Pet the fox
      </Button>
      {failed && <p>The little game didn't load.</p>}
      <span className={styles.gap} />
      <Button variant={wanted ? "plain" : "go"} onClick={() => onWanted(!wanted)}>
        {wanted ? (
          <>
            <Square size={15} fill="currentColor" aria-hidden="true" /> Stop
          </>
        ) : (
          <>
            <Play size={16} fill="currentColor" aria-hidden="true" /> Play
          </>
        )}
      </Button>
    </>
  );
}

interface PlayingHomeGame {
  /** Null until it is loaded. */
  readonly game: HomeGame | null;
  readonly treasures: number;
  /** Whether loading failed. Toggling `wanted` tries again. */
  readonly failed: boolean;
}

/** Loads the game of the home page when the page is idle, and runs it only while it is visible. */
function useHomeGame(canvas: RefObject<HTMLCanvasElement | null>, wanted: boolean): PlayingHomeGame {
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

import { ArrowUp, Heart, Play, Square } from "lucide-react";
import { useRef, useState } from "react";
import { prefersReducedMotion } from "../../browser/screen.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./HeroStage.module.css";
import { type PlayingHomeGame, useHomeGame } from "./useHomeGame.ts";

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
  const isPlaying = game !== null && wanted;
  return (
    <>
      <Button variant="sunny" disabled={!isPlaying} onClick={() => game?.jump()}>
        <ArrowUp size={18} strokeWidth={3} aria-hidden="true" /> Jump!
      </Button>
      <Button disabled={!isPlaying} onClick={() => game?.petFox()}>
        <Heart size={18} strokeWidth={2.6} aria-hidden="true" /> Pet the fox
      </Button>
      {failed && <p>The little game did not come.</p>}
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

import { CircleHelp, Hand, View } from "lucide-react";
import { useEffect, useState } from "react";
import type { WallTile } from "../../api/classes.ts";
import { every } from "../../browser/timers.ts";
import { Button } from "../../widgets/Button.tsx";
import { needOf, stateOf, whoNeedsHelp } from "./tileWords.ts";
import styles from "./Wall.module.css";

const HALF_A_MINUTE_MS = 30_000;

interface WhoNeedsYouProps {
  readonly tiles: readonly WallTile[];
  readonly isConnected: boolean;
  readonly onLook: (id: string) => void;
}

/** The list beside the wall: raised hands first, then who has been stuck the longest. */
export function WhoNeedsYou({ tiles, isConnected, onLook }: WhoNeedsYouProps) {
  const now = useNow();
  const waiting = whoNeedsHelp(tiles);
  const here = tiles.filter(({ isHere }) => isHere).length;
  return (
    <aside className={styles.needs} aria-labelledby="who-needs-you">
      <h2 id="who-needs-you">Who needs you</h2>
      <ul className={styles.needList}>
        {waiting.map((tile) => (
          <li key={tile.id} className={styles.need} data-state={stateOf(tile)}>
            <p className={styles.needName}>
              {stateOf(tile) === "hand" ? (
                <Hand size={22} aria-hidden="true" />
              ) : (
                <CircleHelp size={22} aria-hidden="true" />
              )}
              {tile.name}
            </p>
            <p className={styles.needWords}>{needOf(tile, now)}</p>
            <Button wide size="small" aria-label={`Look at ${tile.name}`} onClick={() => onLook(tile.id)}>
              <View size={18} aria-hidden="true" /> Look
            </Button>
          </li>
        ))}
      </ul>
      {waiting.length === 0 && <p className={styles.needWords}>Nobody right now.</p>}
      <p className={styles.here} role="status">
        {isConnected
          ? `${here} of ${tiles.length} ${here === 1 ? "is" : "are"} here.`
          : "We lost the server. Trying again..."}
      </p>
    </aside>
  );
}

/** The time, which goes on by itself. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => every(HALF_A_MINUTE_MS, () => setNow(Date.now())), []);
  // What has just changed may be newer.
  return Math.max(now, Date.now());
}

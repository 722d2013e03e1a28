import { useRef, useState } from "react";
import { countPlay } from "../../api/publicGames.ts";
import type { WorldRecord } from "../../api/wire.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";

export interface Plays {
  readonly count: number;
  /** Called at each press of Play. */
  readonly onPlay: () => void;
}

/** Tells the server of the first play since the page was opened, and counts along. */
export function usePlays({ id, playCount }: WorldRecord): Plays {
  const [count, setCount] = useState(playCount);
  const hasPlayed = useRef(false);
  const onPlay = () => {
    if (hasPlayed.current || isLocalId(id)) return;
    hasPlayed.current = true;
    // Whoever plays without a network plays all the same.
    countPlay(id).then(
      (counted) => setCount(counted.playCount),
      () => undefined,
    );
  };
  return { count, onPlay };
}

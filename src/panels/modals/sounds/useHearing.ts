import { useEffect, useState } from "react";
import { SoundPreview } from "../../../browser/SoundPreview.ts";

export interface Hearing {
  /** The key of what is heard now; null: nothing is. */
  readonly heard: string | null;
  /** Plays something in the place of what is heard now. */
  readonly play: (key: string, addresses: readonly string[]) => void;
  readonly stop: () => void;
}

/** Lets sounds be heard until the pane is left. */
export function useHearing(): Hearing {
  const [player] = useState(() => new SoundPreview());
  const [heard, setHeard] = useState<string | null>(null);
  useEffect(() => () => player.stop(), [player]);
  return {
    heard,
    play: (key, addresses) => {
      void player.play(addresses, () => setHeard((now) => (now === key ? null : now)));
      setHeard(key);
    },
    stop: () => player.stop(),
  };
}

/** What can be done to the games of this browser from their list. */
import { useState } from "react";
import type { LocalWorldCard } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";

export interface KeptGamesHand {
  readonly message: string | null;
  /** For good; to be called once the child is sure. */
  readonly remove: (card: LocalWorldCard) => void;
  readonly saveAsFile: (card: LocalWorldCard) => void;
}

export function useLocalGames(
  kept: readonly LocalWorldCard[],
  change: (kept: readonly LocalWorldCard[]) => void,
): KeptGamesHand {
  const [message, setMessage] = useState<string | null>(null);

  async function attempt(call: () => Promise<void>) {
    setMessage(null);
    try {
      await call();
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  }
  return {
    message,
    remove({ id }) {
      void attempt(async () => {
        await localWorlds.remove(id);
        change(kept.filter((card) => card.id !== id));
      });
    },
    saveAsFile({ id }) {
      void attempt(async () => (await import("../files/exportGame.ts")).exportWorld(id));
    },
  };
}

import { useState } from "react";
import type { LocalWorldCard } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";

export interface LocalGameActions {
  readonly message: string | null;
  /** Deletes it permanently. The caller asks first. */
  readonly remove: (card: LocalWorldCard) => void;
  readonly saveAsFile: (card: LocalWorldCard) => void;
}

/** What the child can do to local games from their list. */
export function useLocalGames(
  worlds: readonly LocalWorldCard[],
  change: (worlds: readonly LocalWorldCard[]) => void,
): LocalGameActions {
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
        change(worlds.filter((card) => card.id !== id));
      });
    },
    saveAsFile({ id }) {
      void attempt(async () => (await import("../files/exportGame.ts")).exportWorld(id));
    },
  };
}

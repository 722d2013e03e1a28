/** The games of a list that its owner may change: published, deleted, and put back where that failed (details §1). */
import { useState } from "react";
import { deleteWorld, saveWorld } from "../../api/client.ts";
import type { WorldCard } from "../../api/wire.ts";
import { confirmInPage } from "../../browser/page.ts";

export const DELETE_QUESTION = "Are you sure you want to delete this world? This action cannot be undone.";

export interface OwnGames {
  readonly message: string | null;
  readonly remove: (world: WorldCard) => void;
  readonly publish: (world: WorldCard, published: boolean) => void;
}

export function useOwnGames(worlds: readonly WorldCard[], change: (worlds: readonly WorldCard[]) => void): OwnGames {
  const [message, setMessage] = useState<string | null>(null);

  async function attempt(next: readonly WorldCard[], call: () => Promise<unknown>) {
    change(next);
    setMessage(null);
    try {
      await call();
    } catch (failure) {
      change(worlds);
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  }
  return {
    message,
    remove(world) {
      if (!confirmInPage(DELETE_QUESTION)) return;
      const others = worlds.filter(({ id }) => id !== world.id);
      void attempt(others, () => deleteWorld(world.id));
    },
    publish(world, published) {
      const changed = worlds.map((other) => (other.id === world.id ? { ...other, published } : other));
      void attempt(changed, () => saveWorld(world.id, { published }));
    },
  };
}

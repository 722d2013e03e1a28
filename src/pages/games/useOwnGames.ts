import { useState } from "react";
import { deleteWorld, saveWorld } from "../../api/client.ts";
import type { WorldCard, WorldSave } from "../../api/wire.ts";
import { messageOf, RequestFailed } from "../../browser/request.ts";
import { shownName } from "../../player/shownName.ts";
import { announce } from "../../widgets/announcement.ts";

type Worlds = readonly WorldCard[];
export type UpdateWorlds = (change: (worlds: Worlds) => Worlds) => void;

export interface OwnGames {
  readonly message: string | null;
  /** Deletes it permanently. The caller asks first. */
  readonly remove: (world: WorldCard) => void;
  /** Takes it off the public pages. */
  readonly unpublish: (world: WorldCard) => void;
  /** Stores a change of what is told about a game. Rejects if that fails. */
  readonly store: (world: WorldCard, change: WorldSave) => Promise<void>;
  readonly shareNotes: (world: WorldCard, sharesNotes: boolean) => void;
  readonly saveAsFile: (world: WorldCard) => void;
}

/** What owners can do to their games. A change that fails is undone and reported. */
export function useOwnGames(update: UpdateWorlds): OwnGames {
  const [message, setMessage] = useState<string | null>(null);
  const replace = (next: WorldCard) => update((worlds) => worlds.map((world) => (world.id === next.id ? next : world)));

  async function attempt(call: () => Promise<void>, putBack?: () => void) {
    setMessage(null);
    try {
      await call();
    } catch (failure) {
      putBack?.();
      setMessage(messageOf(failure));
    }
  }
  async function store({ id }: WorldCard, change: WorldSave) {
    replace(await saveWorld(id, change));
  }
  function save(world: WorldCard, change: WorldSave) {
    replace({ ...world, ...change });
    void attempt(
      () => store(world, change),
      () => replace(world),
    );
  }
  return {
    message,
    store,
    remove(world) {
      update((worlds) => worlds.filter(({ id }) => id !== world.id));
      announce(`${shownName(world.name)} is deleted`);
      const putBack = () => update((worlds) => [...worlds, world].sort(byNewest));
      void attempt(() => deleteForGood(world.id), putBack);
    },
    unpublish(world) {
      save(world, { published: false });
      announce(`Only you can find ${shownName(world.name)} now`);
    },
    shareNotes(world, sharesNotes) {
      save(world, { sharesNotes });
    },
    saveAsFile({ id }) {
      void attempt(async () => (await import("../files/exportGame.ts")).exportWorld(id));
    },
  };
}

/** A game that another window has deleted already counts as deleted. */
async function deleteForGood(id: string): Promise<void> {
  await deleteWorld(id).catch((failure: unknown) => {
    if (!(failure instanceof RequestFailed && failure.status === 404)) throw failure;
  });
}

/** The most recently updated first. */
export function byNewest(one: WorldCard, other: WorldCard): number {
  return other.updatedAt.localeCompare(one.updatedAt);
}

import { useState } from "react";
import { deleteWorld, saveWorld } from "../../api/client.ts";
import type { SavedWorld, WorldCard } from "../../api/wire.ts";
import { messageOf, RequestFailed } from "../../browser/request.ts";
import { announce } from "../../widgets/announcement.ts";
import { shownName } from "./shownName.ts";

type Worlds = readonly WorldCard[];
export type UpdateWorlds = (change: (worlds: Worlds) => Worlds) => void;

export interface OwnGames {
  readonly message: string | null;
  /** Deletes it permanently. The caller asks first. */
  readonly remove: (world: WorldCard) => void;
  /** Shows the dialog with the link once the game is published. */
  readonly publish: (world: WorldCard, published: boolean) => void;
  readonly shareNotes: (world: WorldCard, sharesNotes: boolean) => void;
  /** The id of the published game whose link is shown. */
  readonly shownId: string | null;
  readonly show: (id: string | null) => void;
  readonly saveAsFile: (world: WorldCard) => void;
}

/** What owners can do to their games. A change that fails is undone and reported. */
export function useOwnGames(update: UpdateWorlds): OwnGames {
  const [message, setMessage] = useState<string | null>(null);
  const [shownId, show] = useState<string | null>(null);
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
  function save(world: WorldCard, change: SavedWorld, then?: () => void) {
    replace({ ...world, ...change });
    void attempt(
      async () => {
        replace(await saveWorld(world.id, change));
        then?.();
      },
      () => replace(world),
    );
  }
  return {
    message,
    shownId,
    show,
    remove(world) {
      update((worlds) => worlds.filter(({ id }) => id !== world.id));
      announce(`${shownName(world.name)} is deleted`);
      const putBack = () => update((worlds) => [...worlds, world].sort(byNewest));
      void attempt(() => deleteForGood(world.id), putBack);
    },
    publish(world, published) {
      save(world, { published }, () => published && show(world.id));
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

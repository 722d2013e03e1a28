/** What the owner of a list of games can do to them; what failed is put back and told (details §1). */
import { useState } from "react";
import { deleteWorld, saveWorld } from "../../api/client.ts";
import type { SavedWorld, WorldCard } from "../../api/wire.ts";
import { RequestFailed } from "../../browser/request.ts";
import { announce } from "../../widgets/announcement.ts";
import { shownName } from "./shownName.ts";

type Worlds = readonly WorldCard[];
export type UpdateWorlds = (change: (worlds: Worlds) => Worlds) => void;

export interface OwnGames {
  readonly message: string | null;
  /** For good; to be called once the child is sure. */
  readonly remove: (world: WorldCard) => void;
  /** Shows the game with its link once it is published. */
  readonly publish: (world: WorldCard, published: boolean) => void;
  readonly shareNotes: (world: WorldCard, sharesNotes: boolean) => void;
  /** Id of the published game whose link is shown. */
  readonly shownId: string | null;
  readonly show: (id: string | null) => void;
  readonly saveAsFile: (world: WorldCard) => void;
}

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
      setMessage(failure instanceof Error ? failure.message : String(failure));
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

/** One that is gone already, deleted in another window, is what was wished for. */
async function deleteForGood(id: string): Promise<void> {
  await deleteWorld(id).catch((failure: unknown) => {
    if (!(failure instanceof RequestFailed && failure.status === 404)) throw failure;
  });
}

/** Most recently updated first (spec §2). */
export function byNewest(one: WorldCard, other: WorldCard): number {
  return other.updatedAt.localeCompare(one.updatedAt);
}

/** What this browser has of a child's games that is in no save: saved now, by itself, or told on its card (details §15). */
import { useEffect, useState } from "react";
import type { WorldCard } from "../../api/wire.ts";
import type { UpdateWorlds } from "../games/useOwnGames.ts";

export interface UnsyncedGame {
  /** When the last edit in it was made, ms since 1970. */
  readonly at: number;
  readonly is: "saving" | "saved" | "kept";
}

/** By the game's id. `worlds`: as they were loaded; games that are not among them are left alone. */
export function useUnsyncedGames(
  myId: string,
  worlds: readonly WorldCard[],
  update: UpdateWorlds,
): ReadonlyMap<string, UnsyncedGame> {
  const [leftOvers, setLeftOvers] = useState<ReadonlyMap<string, UnsyncedGame>>(new Map());
  const [ids] = useState(() => new Set(worlds.map(({ id }) => id)));
  useEffect(() => {
    let isWanted = true;
    const tell = (id: string, leftOver: UnsyncedGame | null) => {
      if (isWanted) setLeftOvers((all) => changed(all, id, leftOver));
    };
    const show = (world: WorldCard) => {
      if (isWanted) update((all) => all.map((known) => (known.id === world.id ? { ...known, ...world } : known)));
    };
    saveAll({ myId, ids, tell, show }).catch((fault: unknown) =>
      console.warn("Kept games could not be looked at", fault),
    );
    return () => {
      isWanted = false;
    };
  }, [myId, ids, update]);
  return leftOvers;
}

interface Telling {
  readonly myId: string;
  readonly ids: ReadonlySet<string>;
  readonly tell: (id: string, leftOver: UnsyncedGame | null) => void;
  readonly show: (world: WorldCard) => void;
}

/** Loaded only now, and what saves only where there is something to save: most lists have nothing left over. */
async function saveAll({ myId, ids, tell, show }: Telling): Promise<void> {
  const { recoveryStore } = await import("../../saving/recovery/RecoveryStore.ts");
  const lasts = await recoveryStore.latestOfEachGame(myId);
  const unsaved = lasts.filter(({ worldId, isSaved }) => !isSaved && ids.has(worldId));
  for (const { worldId, at } of unsaved) tell(worldId, { at, is: "saving" });
  for (const { worldId, at } of unsaved) {
    try {
      const { saveUnsyncedGame } = await import("../../saving/recovery/saveUnsyncedGame.ts");
      const end = await saveUnsyncedGame(recoveryStore, worldId);
      if (end.is === "saved") show(end.world);
      tell(worldId, end.is === "saved" ? { at, is: "saved" } : end.is === "asks" ? { at, is: "kept" } : null);
    } catch (failure) {
      console.warn("A kept game could not be saved", failure);
      tell(worldId, { at, is: "kept" });
    }
  }
}

function changed<Value>(all: ReadonlyMap<string, Value>, id: string, value: Value | null): ReadonlyMap<string, Value> {
  const next = new Map(all);
  if (value === null) next.delete(id);
  else next.set(id, value);
  return next;
}

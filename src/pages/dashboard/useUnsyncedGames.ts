import { useEffect, useState } from "react";
import type { WorldCard } from "../../api/wire.ts";
import type { UpdateWorlds } from "../games/useOwnGames.ts";

/** Work on a game that this browser has recorded and no save contains. */
export interface UnsyncedGame {
  /** When the last edit in it was made, in ms since 1970. */
  readonly at: number;
  /** `kept`: it could not be saved automatically and waits in this browser. */
  readonly is: "saving" | "saved" | "kept";
}

/** Saves the unsynced games among `worlds`, and returns what has become of them, by id. */
export function useUnsyncedGames(
  myId: string,
  worlds: readonly WorldCard[],
  update: UpdateWorlds,
): ReadonlyMap<string, UnsyncedGame> {
  const [games, setGames] = useState<ReadonlyMap<string, UnsyncedGame>>(new Map());
  const [ids] = useState(() => new Set(worlds.map(({ id }) => id)));
  useEffect(() => {
    let isWanted = true;
    const tell = (id: string, game: UnsyncedGame | null) => {
      if (isWanted) setGames((all) => changed(all, id, game));
    };
    const show = (world: WorldCard) => {
      if (isWanted) update((all) => all.map((known) => (known.id === world.id ? { ...known, ...world } : known)));
    };
    saveAll({ myId, ids, tell, show }).catch((fault: unknown) =>
      console.warn("Unsynced games could not be read", fault),
    );
    return () => {
      isWanted = false;
    };
  }, [myId, ids, update]);
  return games;
}

interface SaveAllOptions {
  readonly myId: string;
  readonly ids: ReadonlySet<string>;
  readonly tell: (id: string, game: UnsyncedGame | null) => void;
  readonly show: (world: WorldCard) => void;
}

/** Imports what reads and what saves only when needed, because most children have no unsynced games. */
async function saveAll({ myId, ids, tell, show }: SaveAllOptions): Promise<void> {
  const { recoveryStore } = await import("../../saving/recovery/RecoveryStore.ts");
  const newest = await recoveryStore.newestOfGames(myId);
  const unsaved = newest.filter(({ worldId, isSaved }) => !isSaved && ids.has(worldId));
  for (const { worldId, at } of unsaved) tell(worldId, { at, is: "saving" });
  for (const { worldId, at } of unsaved) {
    try {
      const { saveUnsyncedGame } = await import("../../saving/recovery/saveUnsyncedGame.ts");
      const end = await saveUnsyncedGame(recoveryStore, worldId);
      if (end.is === "saved") show(end.world);
      tell(worldId, end.is === "saved" ? { at, is: "saved" } : end.is === "asks" ? { at, is: "kept" } : null);
    } catch (failure) {
      console.warn("An unsynced game could not be saved", failure);
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

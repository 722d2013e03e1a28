/** Where an open game is kept, as the toolbar tells it. */
import { useCallback } from "react";
import { useStore } from "zustand";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import type { KeepingPlace } from "../../panels/toolbar/SaveMark.tsx";
import { useLoaded } from "../useLoaded.ts";
import { recoveryStore } from "../../saving/recovery/RecoveryStore.ts";
import { recoveryStatus } from "./recordRecovery.ts";

export function useStoragePlace(id: string): KeepingPlace {
  const hasRoom = useStore(recoveryStatus, (room) => room.hasRoom);
  const hoped: KeepingPlace = isLocalId(id) ? "browser" : "account";
  const { loaded } = useLoaded(
    useCallback(() => placeOf(id, hasRoom), [id, hasRoom]),
    hoped,
  );
  const place = loaded.status === "ready" ? loaded.value : hoped;
  return place === "account" && !hasRoom ? "accountOnly" : place;
}

/** Asked again whenever the browser keeps a journal again, or no more: then it may keep games again, or no more. */
async function placeOf(id: string, hasRoom: boolean): Promise<KeepingPlace> {
  if (isLocalId(id)) return (await localWorlds.isPersistent(id)) ? "browser" : "window";
  return hasRoom && (await recoveryStore.isPersistent()) ? "account" : "accountOnly";
}

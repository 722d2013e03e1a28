import { useCallback } from "react";
import { useStore } from "zustand";
import type { StoragePlace } from "../../panels/toolbar/SaveMark.tsx";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { recoveryStore } from "../../saving/recovery/RecoveryStore.ts";
import { useLoaded } from "../useLoaded.ts";
import { recoveryStatus } from "./recordRecovery.ts";

/** Where the open game is saved, for the toolbar. */
export function useStoragePlace(id: string): StoragePlace {
  const isRecording = useStore(recoveryStatus, ({ isWorking }) => isWorking);
  const expected: StoragePlace = isLocalId(id) ? "browser" : "account";
  // Checked again when recovery begins or ceases to work, because then the same may be true of saving local games.
  const { loaded } = useLoaded(
    useCallback(() => findPlace(id, isRecording), [id, isRecording]),
    expected,
  );
  const place = loaded.status === "ready" ? loaded.value : expected;
  return place === "account" && !isRecording ? "accountOnly" : place;
}

async function findPlace(id: string, isRecording: boolean): Promise<StoragePlace> {
  if (isLocalId(id)) return (await localWorlds.isPersistent(id)) ? "browser" : "window";
  return isRecording && (await recoveryStore.isPersistent()) ? "account" : "accountOnly";
}

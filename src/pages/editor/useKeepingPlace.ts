/** Where an open game is kept, as the toolbar tells it. */
import { useCallback } from "react";
import { useStore } from "zustand";
import { isLocalId } from "../../api/local/LocalWorld.ts";
import { localWorlds } from "../../api/local/LocalWorlds.ts";
import type { KeepingPlace } from "../../panels/toolbar/SaveMark.tsx";
import { useLoaded } from "../useLoaded.ts";
import { journalBook } from "./journal/JournalBook.ts";
import { journalRoom } from "./journal/keepJournal.ts";

export function useKeepingPlace(id: string): KeepingPlace {
  const { loaded } = useLoaded(useCallback(() => placeOf(id), [id]));
  const hasRoom = useStore(journalRoom, (room) => room.hasRoom);
  const place = loaded.status === "ready" ? loaded.value : isLocalId(id) ? "browser" : "account";
  return place === "account" && !hasRoom ? "accountOnly" : place;
}

async function placeOf(id: string): Promise<KeepingPlace> {
  if (!isLocalId(id)) return (await journalBook.isLasting()) ? "account" : "accountOnly";
  return (await localWorlds.isLasting()) ? "browser" : "window";
}

/** Where an open game is kept, as the toolbar tells it. */
import { useCallback } from "react";
import { isLocalId } from "../../api/local/LocalWorld.ts";
import { localWorlds } from "../../api/local/LocalWorlds.ts";
import type { KeepingPlace } from "../../panels/toolbar/SaveMark.tsx";
import { useLoaded } from "../useLoaded.ts";
import { journalBook } from "./journal/JournalBook.ts";

export function useKeepingPlace(id: string): KeepingPlace {
  const { loaded } = useLoaded(useCallback(() => placeOf(id), [id]));
  if (loaded.status === "ready") return loaded.value;
  return isLocalId(id) ? "browser" : "account";
}

async function placeOf(id: string): Promise<KeepingPlace> {
  if (!isLocalId(id)) return (await journalBook.isLasting()) ? "account" : "accountOnly";
  return (await localWorlds.isLasting()) ? "browser" : "window";
}

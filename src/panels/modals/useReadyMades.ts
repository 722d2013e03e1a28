import { useCallback, useEffect, useState } from "react";
import { fetchReadyMades } from "../../api/client.ts";
import type { ReadyMadeCharacter } from "../../api/wire.ts";

export type ReadyMadeShelf =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly characters: readonly ReadyMadeCharacter[] };

/** The ready-made characters, fetched on mount, and a function that fetches them again. */
export function useReadyMades(): readonly [ReadyMadeShelf, () => void] {
  const [shelf, setShelf] = useState<ReadyMadeShelf>({ status: "loading" });
  const fetchShelf = useCallback(() => {
    setShelf({ status: "loading" });
    fetchReadyMades().then(
      (characters) => setShelf({ status: "ready", characters: byName(characters) }),
      (reason: unknown) => setShelf({ status: "failed", message: plainWords(reason) }),
    );
  }, []);
  useEffect(fetchShelf, [fetchShelf]);
  return [shelf, fetchShelf];
}

function byName(characters: readonly ReadyMadeCharacter[]): ReadyMadeCharacter[] {
  return [...characters].sort((a, b) => a.name.localeCompare(b.name));
}

function plainWords(reason: unknown): string {
  return reason instanceof Error && reason.message !== "" ? reason.message : "The characters did not come.";
}

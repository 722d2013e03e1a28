import { useCallback, useEffect, useState } from "react";
import { fetchReadyMades } from "../../api/client.ts";
import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { type Character, newCharacter } from "../../engine/index.ts";

export type ReadyMadesState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly characters: readonly ReadyMadeCharacter[] };

/** The ready-made characters, fetched on mount, and a function that fetches them again. */
export function useReadyMades(): readonly [ReadyMadesState, () => void] {
  const [readyMades, setReadyMades] = useState<ReadyMadesState>({ status: "loading" });
  const fetchAll = useCallback(() => {
    setReadyMades({ status: "loading" });
    fetchReadyMades().then(
      (characters) => setReadyMades({ status: "ready", characters }),
      (reason: unknown) => setReadyMades({ status: "failed", message: plainWords(reason) }),
    );
  }, []);
  useEffect(fetchAll, [fetchAll]);
  return [readyMades, fetchAll];
}

/** A character that the server offers, as it is drawn before it is added to the game. */
export function asCharacter({ id, name, spritesheet }: ReadyMadeCharacter): Character {
  return { ...newCharacter(id), name, spritesheet };
}

function plainWords(reason: unknown): string {
  return reason instanceof Error && reason.message !== "" ? reason.message : "The characters didn't load.";
}

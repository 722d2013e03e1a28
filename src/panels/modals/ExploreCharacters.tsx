import { useCallback, useEffect, useState } from "react";
import { fetchReadyMades } from "../../api/client.ts";
import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { DoneButton } from "../../widgets/DoneButton.tsx";
import styles from "./ExploreCharacters.module.css";
import { ReadyMadeShelves } from "./ReadyMadeShelves.tsx";

const WIDTH = 650;

/** Ready-made characters to add to the game. */
export function ExploreCharacters({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      isStatic
      title="Explore Characters"
      width={WIDTH}
      onClose={onClose}
      footer={<DoneButton onClick={onClose} />}
    >
      <ReadyMades />
    </Dialog>
  );
}

function ReadyMades() {
  const [readyMades, retry] = useReadyMades();
  switch (readyMades.status) {
    case "loading":
      return (
        <p className={styles.message} role="status">
          Loading...
        </p>
      );
    case "failed":
      return (
        <div className={styles.message} role="alert">
          <p>{readyMades.message}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      );
    case "ready":
      return <ReadyMadeShelves characters={readyMades.characters} />;
  }
}

type ReadyMadesState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "ready"; readonly characters: readonly ReadyMadeCharacter[] };

/** The ready-made characters, fetched on mount, and a function that fetches them again. */
function useReadyMades(): readonly [ReadyMadesState, () => void] {
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

function plainWords(reason: unknown): string {
  return reason instanceof Error && reason.message !== "" ? reason.message : "The characters didn't load.";
}

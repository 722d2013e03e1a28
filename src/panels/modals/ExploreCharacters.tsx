/** Ready-made characters to bring into the game (spec §2 "Explore Characters", details §7). */
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { useEditor } from "../../editor/EditorContext.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { ReadyMadePicture } from "../pictures/ReadyMadePicture.tsx";
import styles from "./ExploreCharacters.module.css";
import { useReadyMades } from "./useReadyMades.ts";

const WIDTH = 650;

export function ExploreCharacters({ onClose }: { readonly onClose: () => void }) {
  const done = (
    <Button look="primary" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <Dialog open isStatic title="Explore Characters" width={WIDTH} onClose={onClose} footer={done}>
      <Shelf />
    </Dialog>
  );
}

function Shelf() {
  const [shelf, retry] = useReadyMades();
  switch (shelf.status) {
    case "loading":
      return (
        <p className={styles.message} role="status">
          Loading...
        </p>
      );
    case "failed":
      return (
        <div className={styles.message} role="alert">
          <p>{shelf.message}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      );
    case "ready":
      return (
        <ul className={styles.cards}>
          {shelf.characters.map((character) => (
            <ReadyMadeCard key={character.id} character={character} />
          ))}
        </ul>
      );
  }
}

/** Adds its character once; it is 'Added!' until the dialog is opened anew. */
function ReadyMadeCard({ character }: { readonly character: ReadyMadeCharacter }) {
  const editor = useEditor();
  const [added, setAdded] = useState(false);
  const add = () => {
    editor.characters.addReadyMade(character);
    setAdded(true);
  };
  return (
    <li className={styles.card} data-added={added}>
      <ReadyMadePicture character={character} size={64} />
      <span className={styles.name}>{character.name}</span>
      <Button
        look={added ? "plain" : "sunny"}
        size="small"
        aria-disabled={added}
        onClick={added ? undefined : add}
        aria-label={label(character, added)}
      >
        {added ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
        {added ? "Added!" : "Add"}
      </Button>
    </li>
  );
}

function label({ name }: ReadyMadeCharacter, added: boolean): string {
  return added ? `Added! ${name}` : `Add ${name}`;
}

import { Check, Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fetchReadyMades } from "../../api/client.ts";
import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { type Character, defaultAppearance, newCharacter } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { DoneButton } from "../../widgets/DoneButton.tsx";
import { SearchField } from "../../widgets/SearchField.tsx";
import { filterByName } from "../library/filterByName.ts";
import styles from "./ExploreCharacters.module.css";

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
      <ReadyMadeList />
    </Dialog>
  );
}

function ReadyMadeList() {
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
      return <Cards characters={readyMades.characters} />;
  }
}

/** The cards, filtered by a search. A card that does not match is hidden but stays mounted, because it remembers that it was added. */
function Cards({ characters }: { readonly characters: readonly ReadyMadeCharacter[] }) {
  const [typed, setTyped] = useState("");
  const shown = new Set(filterByName(characters, typed));
  const list = useRef<HTMLUListElement>(null);
  const find = (text: string) => {
    setTyped(text);
    // Shows the results from the top.
    if (list.current) list.current.scrollTop = 0;
  };
  return (
    <>
      <div className={styles.search}>
        <SearchField name="Find a character" value={typed} onChange={find} />
      </div>
      <ul ref={list} className={styles.cards}>
        {characters.map((character) => (
          <ReadyMadeCard key={character.id} character={character} hidden={!shown.has(character)} />
        ))}
        {shown.size === 0 && (
          <li className={styles.nobody} role="status">
            Nobody is called that.
          </li>
        )}
      </ul>
    </>
  );
}

interface ReadyMadeCardProps {
  readonly character: ReadyMadeCharacter;
  readonly hidden: boolean;
}

/** Adds its character once; it says 'Added!' until the dialog is closed. */
function ReadyMadeCard({ character, hidden }: ReadyMadeCardProps) {
  const editor = useEditor();
  const [added, setAdded] = useState(false);
  const add = () => {
    editor.characters.addReadyMade(character);
    setAdded(true);
  };
  return (
    <li className={styles.card} data-added={added} hidden={hidden}>
      <ReadyMadePicture character={character} size={64} />
      <span className={styles.name}>{character.name}</span>
      <Button
        variant={added ? "plain" : "sunny"}
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
      (characters) => setReadyMades({ status: "ready", characters: byName(characters) }),
      (reason: unknown) => setReadyMades({ status: "failed", message: plainWords(reason) }),
    );
  }, []);
  useEffect(fetchAll, [fetchAll]);
  return [readyMades, fetchAll];
}

function byName(characters: readonly ReadyMadeCharacter[]): ReadyMadeCharacter[] {
  return [...characters].sort((a, b) => a.name.localeCompare(b.name));
}

function plainWords(reason: unknown): string {
  return reason instanceof Error && reason.message !== "" ? reason.message : "The characters could not be loaded.";
}

/** A character that the server offers, before it is added to the game. */
function ReadyMadePicture({ character, size }: { readonly character: ReadyMadeCharacter; readonly size: number }) {
  const shown = useMemo(() => characterOf(character), [character]);
  return <ActorPicture character={shown} appearanceId={defaultAppearance(shown)} size={size} />;
}

function characterOf({ id, name, spritesheet }: ReadyMadeCharacter): Character {
  return { ...newCharacter(id), name, spritesheet };
}

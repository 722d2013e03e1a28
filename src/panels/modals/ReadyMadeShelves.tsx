import { Check, Plus } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import type { ReadyMadeCharacter } from "../../api/wire.ts";
import { ReadyMadeActions } from "../../editor/actions/ReadyMadeActions.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { defaultAppearance } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { rovingFocus, rovingGrid } from "../../widgets/rovingFocus.ts";
import { SearchField } from "../../widgets/SearchField.tsx";
import { filterByName } from "../library/filterByName.ts";
import { asCharacter } from "../library/useReadyMades.ts";
import styles from "./ExploreCharacters.module.css";

const PICTURE = 72;
/** For characters without a kind. */
const OTHERS = "More";
const ALL = "All";

type Shelf = readonly [kind: string, characters: readonly ReadyMadeCharacter[]];

/**
 * The ready-made characters on shelves by kind, filtered by kind or by a search. What does not match is hidden but stays mounted, because
 * it remembers that it was added.
 */
export function ReadyMadeShelves({ characters }: { readonly characters: readonly ReadyMadeCharacter[] }) {
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState(ALL);
  const shelves = useMemo(() => shelvesOf(characters), [characters]);
  const found = new Set(filterByName(characters, typed));
  const isSearching = typed.trim() !== "";
  const isShown = (character: ReadyMadeCharacter) =>
    found.has(character) && (isSearching || kind === ALL || kind === kindOf(character));
  const list = useRef<HTMLDivElement>(null);
  // Shows the results from the top.
  const toTop = () => list.current?.scrollTo?.(0, 0);
  const find = (text: string) => {
    setTyped(text);
    toTop();
  };
  const choose = (chosen: string) => {
    setKind(chosen);
    setTyped("");
    toTop();
  };
  return (
    <>
      <div className={styles.search}>
        <SearchField name="Find a character" value={typed} onChange={find} />
      </div>
      {shelves.length > 1 && (
        <Kinds kinds={shelves.map(([name]) => name)} chosen={isSearching ? null : kind} onChoose={choose} />
      )}
      <div ref={list} className={styles.shelves}>
        {shelves.map((shelf) => (
          <ShelfOfCards key={shelf[0]} shelf={shelf} isShown={isShown} />
        ))}
        {found.size === 0 && (
          <p className={styles.nobody} role="status">
            No character with that name.
          </p>
        )}
      </div>
    </>
  );
}

interface KindsProps {
  readonly kinds: readonly string[];
  /** Null while a search goes through all of them. */
  readonly chosen: string | null;
  readonly onChoose: (kind: string) => void;
}

function Kinds({ kinds, chosen, onChoose }: KindsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div ref={rovingFocus} role="group" aria-label="Kinds" className={styles.kinds}>
      {[ALL, ...kinds].map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {kind}
        </button>
      ))}
    </div>
  );
}

interface ShelfOfCardsProps {
  readonly shelf: Shelf;
  readonly isShown: (character: ReadyMadeCharacter) => boolean;
}

/** One Tab stop, in which the arrow keys walk. */
function ShelfOfCards({ shelf: [kind, characters], isShown }: ShelfOfCardsProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} hidden={!characters.some(isShown)}>
      <h3 id={heading} className={styles.heading}>
        {kind}
      </h3>
      <ul ref={rovingGrid} className={styles.cards}>
        {characters.map((character) => (
          <ReadyMadeCard key={character.id} character={character} hidden={!isShown(character)} />
        ))}
      </ul>
    </section>
  );
}

interface ReadyMadeCardProps {
  readonly character: ReadyMadeCharacter;
  readonly hidden: boolean;
}

/** A press anywhere on it adds its character once; it says 'Added!' until the dialog is closed. */
function ReadyMadeCard({ character, hidden }: ReadyMadeCardProps) {
  const editor = useEditor();
  const [added, setAdded] = useState(false);
  const shown = useMemo(() => asCharacter(character), [character]);
  const { name, does } = character;
  const called = does ? `${name}: ${does}` : name;
  const add = () => {
    if (!new ReadyMadeActions(editor).add(character)) editor.characters.addReadyMade(character);
    setAdded(true);
  };
  return (
    <li hidden={hidden}>
      <button
        type="button"
        className={styles.card}
        aria-disabled={added}
        aria-label={added ? `Added! ${called}` : `Add ${called}`}
        onClick={added ? undefined : add}
      >
        <ActorPicture character={shown} appearanceId={defaultAppearance(shown)} size={PICTURE} />
        <span className={styles.name}>{name}</span>
        {does && <span className={styles.does}>{does}</span>}
        <span className={styles.add}>
          {added ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
          {added ? "Added!" : "Add"}
        </span>
      </button>
    </li>
  );
}

function shelvesOf(characters: readonly ReadyMadeCharacter[]): readonly Shelf[] {
  const shelves = new Map<string, ReadyMadeCharacter[]>();
  for (const character of characters) {
    const kind = kindOf(character);
    shelves.set(kind, [...(shelves.get(kind) ?? []), character]);
  }
  return [...shelves];
}

function kindOf({ kind = OTHERS }: ReadyMadeCharacter): string {
  return kind;
}

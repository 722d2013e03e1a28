/** All characters of the game; where there are many, those whose name is looked for (details §6). */
import { useState } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { SearchField } from "../../widgets/SearchField.tsx";
import { AddCharacterMenu } from "./AddCharacterMenu.tsx";
import { CharacterTile } from "./CharacterTile.tsx";
import { EmptyShelf } from "./EmptyShelf.tsx";
import { named } from "./named.ts";
import { Shelf } from "./Shelf.tsx";
import { useRovingTiles } from "./useRovingTiles.ts";
import { useTilesInTurns } from "./useTilesInTurns.ts";
import { WaitingTile } from "./WaitingTile.tsx";

/** So many characters are looked for by name instead of by eye. */
const MANY = 12;

export function CharacterShelf() {
  const characters = useEditorState((state) => Object.values(state.document.characters));
  const selectedId = useEditorState((state) => state.ui.selectedCharacterId);
  const isMany = characters.length >= MANY;
  const [typed, setTyped] = useSearchUntil(characters.length);
  const shown = isMany ? named(characters, typed) : characters;
  const { whole, hurry } = useTilesInTurns(shown.length);
  const focusOf = useRovingTiles(
    shown.map(({ id }) => id),
    selectedId ?? undefined,
  );
  return (
    <Shelf
      name="Characters"
      characterId={null}
      count={shown.length}
      onVisit={hurry}
      tools={
        <>
          {isMany && <SearchField name="Find a character" value={typed} onChange={setTyped} />}
          <AddCharacterMenu highlighted={characters.length === 0} />
        </>
      }
    >
      {characters.length === 0 && (
        <EmptyShelf pointsToButton>
          Nobody lives here yet. Press + to draw somebody, or choose 'Explore Characters...'
        </EmptyShelf>
      )}
      {characters.length > 0 && shown.length === 0 && <EmptyShelf>Nobody is called that.</EmptyShelf>}
      {shown.map((character, place) =>
        place < whole || character.id === selectedId ? (
          <CharacterTile key={character.id} character={character} {...focusOf(character.id)} />
        ) : (
          <WaitingTile
            key={character.id}
            id={character.id}
            name={character.name}
            target={{ kind: "character", characterId: character.id }}
          />
        ),
      )}
    </Shelf>
  );
}

/** What is typed, until there is one character more or less: a new one is never hidden by an old search. */
function useSearchUntil(count: number): readonly [string, (typed: string) => void] {
  const [search, setSearch] = useState({ typed: "", count });
  return [search.count === count ? search.typed : "", (typed) => setSearch({ typed, count })];
}

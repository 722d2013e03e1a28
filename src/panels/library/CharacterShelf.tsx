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

/** From this number on, a character is found faster by search than by eye. */
const MANY = 12;

/** All characters of the game, with a search by name if there are many. */
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

/** The search text, reset when the number of characters changes, so that an old search never hides a new character. */
function useSearchUntil(count: number): readonly [string, (typed: string) => void] {
  const [search, setSearch] = useState({ typed: "", count });
  return [search.count === count ? search.typed : "", (typed) => setSearch({ typed, count })];
}

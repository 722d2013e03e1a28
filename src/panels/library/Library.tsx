/** The row under the stage: the characters of the game, and the looks of the selected one (spec §2 "Library panel"). */
import { useEditorState } from "../../editor/EditorContext.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { CarriedThing } from "../hand/CarriedThing.tsx";
import { HandArea } from "../hand/HandArea.tsx";
import { AddCharacterMenu } from "./AddCharacterMenu.tsx";
import { AppearanceTile } from "./AppearanceTile.tsx";
import { CharacterTile } from "./CharacterTile.tsx";
import { EmptyShelf } from "./EmptyShelf.tsx";
import styles from "./Library.module.css";
import { Shelf } from "./Shelf.tsx";

export function Library() {
  return (
    <HandArea className={styles.library}>
      <ErrorBoundary>
        <CharacterShelf />
        <AppearanceShelf />
        <CarriedThing />
      </ErrorBoundary>
    </HandArea>
  );
}

function CharacterShelf() {
  const characters = Object.values(useEditorState((state) => state.document.characters));
  return (
    <Shelf name="Characters" menu={<AddCharacterMenu highlighted={characters.length === 0} />}>
      {characters.length === 0 ? (
        <EmptyShelf pointsToButton>Nobody lives here yet. Press + and choose 'Explore Characters...'</EmptyShelf>
      ) : (
        characters.map((character) => <CharacterTile key={character.id} character={character} />)
      )}
    </Shelf>
  );
}

function AppearanceShelf() {
  const character = useEditorState(({ ui, document }) => document.characters[ui.selectedCharacterId ?? ""]);
  return (
    <Shelf name="Appearances">
      {character ? (
        Object.keys(character.spritesheet.appearances).map((id) => (
          <AppearanceTile key={id} character={character} appearanceId={id} />
        ))
      ) : (
        <EmptyShelf>Select an actor in your library to view it's appearances.</EmptyShelf>
      )}
    </Shelf>
  );
}

import { useEditorState } from "../../editor/EditorProvider.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { CarriedThing } from "../hand/CarriedThing.tsx";
import { HandArea } from "../hand/HandArea.tsx";
import { useChosenLook } from "../selection/useChosenLook.ts";
import { AddAppearanceButton } from "./AddAppearanceButton.tsx";
import { AppearanceTile } from "./AppearanceTile.tsx";
import { CharacterShelf } from "./CharacterShelf.tsx";
import { EmptyShelf } from "./EmptyShelf.tsx";
import styles from "./Library.module.css";
import { nameOfLook } from "./nameOfLook.ts";
import { Shelf } from "./Shelf.tsx";
import { useRovingTiles } from "./useRovingTiles.ts";
import { useTilesInTurns } from "./useTilesInTurns.ts";
import { WaitingTile } from "./WaitingTile.tsx";

/** The row under the stage: the characters of the game, and the appearances of the selected one. */
export function Library() {
  return (
    <HandArea className={styles.library}>
      <ErrorBoundary layout="row">
        <CharacterShelf />
        <AppearanceShelf />
        <CarriedThing />
      </ErrorBoundary>
    </HandArea>
  );
}

function AppearanceShelf() {
  const character = useEditorState(({ ui, document }) => document.characters[ui.selectedCharacterId ?? ""]);
  const chosen = useChosenLook(character);
  const ids = character ? Object.keys(character.spritesheet.appearances) : [];
  const { whole, hurry } = useTilesInTurns(ids.length);
  const focusOf = useRovingTiles(ids, chosen);
  return (
    <Shelf
      name="Appearances"
      characterId={character?.id ?? ""}
      count={ids.length}
      onVisit={hurry}
      tools={character && <AddAppearanceButton characterId={character.id} copyOf={chosen ?? null} />}
    >
      {character ? (
        ids.map((id, place) =>
          place < whole || id === chosen ? (
            <AppearanceTile key={id} character={character} appearanceId={id} chosen={id === chosen} {...focusOf(id)} />
          ) : (
            <WaitingTile
              key={id}
              id={id}
              name={nameOfLook(character, id)}
              target={{ kind: "appearance", characterId: character.id, appearanceId: id }}
            />
          ),
        )
      ) : (
        <EmptyShelf>Select an actor in your library to view it's appearances.</EmptyShelf>
      )}
    </Shelf>
  );
}

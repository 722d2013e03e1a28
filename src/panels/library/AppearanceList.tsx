import { Plus, Shirt, Star } from "lucide-react";
import { memo } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { UiState } from "../../editor/index.ts";
import { type Character, defaultAppearance, type Id } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { PickUpItem } from "../input/PickUpItem.tsx";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import styles from "./Library.module.css";
import { DeleteItem, MoveItems, NameItems, WorkItems } from "./LibraryItems.tsx";
import { Tile, WaitingTile } from "./Tile.tsx";
import { EmptyTileList, TileList } from "./TileList.tsx";
import { type TileFocus, useRovingTiles } from "./useRovingTiles.ts";
import { useStagedTiles } from "./useStagedTiles.ts";

/** The appearances of the selected character. */
export function AppearanceList() {
  const character = useEditorState(({ ui, document }) => document.characters[ui.selectedCharacterId ?? ""]);
  const chosen = useChosenAppearance(character);
  const ids = character ? Object.keys(character.spritesheet.appearances) : [];
  const { fullCount, renderAll } = useStagedTiles(ids.length);
  const focusOf = useRovingTiles(ids, chosen);
  return (
    <TileList
      part="Appearances"
      title={<Title character={character} />}
      characterId={character?.id ?? ""}
      count={ids.length}
      onVisit={renderAll}
      tools={character && <AddAppearanceButton characterId={character.id} copyOf={chosen ?? null} />}
    >
      {character ? (
        ids.map((id, index) =>
          index < fullCount || id === chosen ? (
            <AppearanceTile key={id} character={character} appearanceId={id} chosen={id === chosen} {...focusOf(id)} />
          ) : (
            <WaitingTile
              key={id}
              id={id}
              name={nameOfAppearance(character, id)}
              target={{ kind: "appearance", characterId: character.id, appearanceId: id }}
            />
          ),
        )
      ) : (
        <EmptyTileList>Select an actor in your library to view it's appearances.</EmptyTileList>
      )}
    </TileList>
  );
}

/** A long name is cut, so that the word after it is always read. */
function Title({ character }: { readonly character: Character | undefined }) {
  if (!character) return "Looks";
  return (
    <>
      <span className={styles.owner}>{character.name}'s</span> looks
    </>
  );
}

interface AppearanceTileProps extends TileFocus {
  readonly character: Character;
  readonly appearanceId: Id;
  readonly chosen: boolean;
}

/** One appearance of the selected character. */
const AppearanceTile = memo(function AppearanceTile(props: AppearanceTileProps) {
  const { character, appearanceId, chosen, ...focus } = props;
  const { characters } = useEditor();
  const outlined = useEditorState(({ ui }) => chosen && ui.selectedActorId === null);
  return (
    <Tile
      {...focus}
      name={nameOfAppearance(character, appearanceId)}
      picture={<ActorPicture character={character} appearanceId={appearanceId} size={48} />}
      target={{ kind: "appearance", characterId: character.id, appearanceId }}
      selected={chosen}
      outlined={outlined}
      onRename={(text) => characters.renameAppearance(character.id, appearanceId, text)}
      onDelete={() => characters.removeAppearance(character.id, appearanceId)}
      menu={(rename) => <AppearanceMenu character={character} appearanceId={appearanceId} onRename={rename} />}
    />
  );
});

interface AddAppearanceButtonProps {
  readonly characterId: Id;
  readonly copyOf: Id | null;
}

/** Draws a new appearance, which starts as a copy of the chosen one and is added to the character on Save. */
function AddAppearanceButton({ characterId, copyOf }: AddAppearanceButtonProps) {
  const editor = useEditor();
  return (
    <IconButton
      icon={<Plus size={20} strokeWidth={3} aria-hidden="true" />}
      name="Draw a new look"
      raised
      onClick={() => editor.drawings.begin({ characterId, appearanceId: null, copyOf })}
    />
  );
}

/**
 * The appearance of a character that the library works with: the one chosen there, or else that of the selected actor, or else the default.
 */
function useChosenAppearance(character: Character | undefined): Id | undefined {
  const editor = useEditor();
  const chosen = useEditorState((state) => state.ui.selectedAppearanceId);
  const worn = useEditorState(({ ui, document, recording }) =>
    wornAppearance(editor, ui, character, [document, recording]),
  );
  if (!character) return undefined;
  const { appearances } = character.spritesheet;
  const known = [chosen, worn].find((id) => typeof id === "string" && Object.hasOwn(appearances, id));
  return known ?? defaultAppearance(character);
}

/**
 * The appearance of the selected actor if it is of that character. While the game is stopped it depends on the document and the recording
 * alone, which `_madeOf` makes dependencies of the selector.
 */
function wornAppearance(
  editor: Editor,
  { selectedView, selectedActorId }: UiState,
  character: Character | undefined,
  _madeOf: readonly unknown[],
): Id | undefined {
  const actor = selectedActorId === null ? undefined : editor.actor(selectedView, selectedActorId);
  return actor && actor.characterId === character?.id ? actor.appearance : undefined;
}

interface AppearanceMenuProps {
  readonly character: Character;
  readonly appearanceId: Id;
  readonly onRename: () => void;
}

/** Everything that can be done with an appearance, without dragging or a tool. */
function AppearanceMenu({ character, appearanceId, onRename }: AppearanceMenuProps) {
  const { characters } = useEditor();
  const { id } = character;
  const ids = Object.keys(character.spritesheet.appearances);
  return (
    <>
      <WearItem characterId={id} appearanceId={appearanceId} />
      <WorkItems characterId={id} appearanceId={appearanceId} />
      <MenuSeparator />
      <NameItems onRename={onRename} onDuplicate={() => characters.duplicateAppearance(id, appearanceId)} />
      <MenuItem
        icon={<Star size={18} aria-hidden="true" />}
        disabled={defaultAppearance(character) === appearanceId}
        onSelect={() => characters.makeDefault(id, appearanceId)}
      >
        Make default
      </MenuItem>
      <PickUpItem
        thing={{ kind: "appearance", characterId: id, appearanceId }}
        name={nameOfAppearance(character, appearanceId)}
      />
      <MoveItems ids={ids} id={appearanceId} onMove={(to) => characters.moveAppearance(id, appearanceId, to)} />
      <MenuSeparator />
      <DeleteItem disabled={ids.length === 1} onDelete={() => characters.removeAppearance(id, appearanceId)} />
    </>
  );
}

interface WearItemProps {
  readonly characterId: Id;
  readonly appearanceId: Id;
}

/** Offered while an actor of that character is selected. */
function WearItem({ characterId, appearanceId }: WearItemProps) {
  const editor = useEditor();
  const chosen = useSelectedActor();
  if (chosen?.actor.characterId !== characterId) return null;
  return (
    <MenuItem
      icon={<Shirt size={18} aria-hidden="true" />}
      disabled={chosen.actor.appearance === appearanceId}
      onSelect={() => editor.actors.setAppearance(chosen.view, chosen.actor.id, appearanceId)}
    >
      Wear it
    </MenuItem>
  );
}

/** The name of an appearance on its tile and in its menu. */
function nameOfAppearance({ spritesheet }: Character, appearanceId: Id): string {
  return spritesheet.appearanceNames[appearanceId] ?? "Untitled";
}

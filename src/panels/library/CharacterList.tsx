import { Layers2, Plus } from "lucide-react";
import { memo, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, defaultAppearance } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem, MenuSeparator, MenuSwitch } from "../../widgets/MenuItems.tsx";
import { SearchField } from "../../widgets/SearchField.tsx";
import { PickUpItem } from "../input/PickUpItem.tsx";
import { filterByName } from "./filterByName.ts";
import styles from "./Library.module.css";
import { DeleteItem, MoveItems, NameItems, WorkItems } from "./LibraryItems.tsx";
import { Tile, WaitingTile } from "./Tile.tsx";
import { EmptyTileList, TileList } from "./TileList.tsx";
import { type TileFocus, useRovingTiles } from "./useRovingTiles.ts";
import { useStagedTiles } from "./useStagedTiles.ts";

/** From this number on, a character is found faster by search than by eye. */
const MANY = 12;

/** All characters of the game, with a search by name if there are many. */
export function CharacterList() {
  const characters = useEditorState((state) => Object.values(state.document.characters));
  const selectedId = useEditorState((state) => state.ui.selectedCharacterId);
  const [first] = useState(() => new Set(characters.map(({ id }) => id)));
  const isMany = characters.length >= MANY;
  const [typed, setTyped] = useSearchUntil(characters.length);
  const shown = isMany ? filterByName(characters, typed) : characters;
  const { fullCount, renderAll } = useStagedTiles(shown.length);
  const focusOf = useRovingTiles(
    shown.map(({ id }) => id),
    selectedId ?? undefined,
  );
  return (
    <TileList
      part="Characters"
      title="Characters"
      characterId={null}
      count={shown.length}
      onVisit={renderAll}
      tools={
        <>
          <AddCharacterMenu />
          {isMany && <SearchField name="Find a character" placeholder="Find" value={typed} onChange={setTyped} />}
        </>
      }
    >
      {characters.length === 0 && <EmptyTileList>No characters yet. Press + to draw one or pick one.</EmptyTileList>}
      {characters.length > 0 && shown.length === 0 && <EmptyTileList>No character with that name.</EmptyTileList>}
      {shown.map((character, index) =>
        index < fullCount || character.id === selectedId ? (
          <CharacterTile
            key={character.id}
            character={character}
            isNew={!first.has(character.id)}
            {...focusOf(character.id)}
          />
        ) : (
          <WaitingTile
            key={character.id}
            id={character.id}
            name={character.name}
            target={{ kind: "character", characterId: character.id }}
          />
        ),
      )}
    </TileList>
  );
}

/** The search text, reset when the number of characters changes, so that an old search never hides a new character. */
function useSearchUntil(count: number): readonly [string, (typed: string) => void] {
  const [search, setSearch] = useState({ typed: "", count });
  return [search.count === count ? search.typed : "", (typed) => setSearch({ typed, count })];
}

/** The ways to add a character to the game. */
function AddCharacterMenu() {
  const editor = useEditor();
  // Its tooltip would cover "Back to start" above it.
  const trigger = (
    <IconButton
      icon={<Plus size={20} strokeWidth={3} aria-hidden="true" />}
      name="Add a character"
      raised
      tooltipSide="right"
    />
  );
  return (
    <div className={styles.add}>
      <Menu trigger={trigger}>
        <MenuItem picture="/ui/add/draw.png" onSelect={() => editor.drawings.begin({ characterId: null })}>
          Draw new Character...
        </MenuItem>
        <MenuItem picture="/ui/add/explore.png" onSelect={() => editor.openModal({ id: "exploreCharacters" })}>
          Explore Characters...
        </MenuItem>
      </Menu>
    </div>
  );
}

interface CharacterTileProps extends TileFocus {
  readonly character: Character;
  readonly isNew: boolean;
}

/** One character in the library. */
const CharacterTile = memo(function CharacterTile({ character, isNew, ...focus }: CharacterTileProps) {
  const editor = useEditor();
  const { id, name } = character;
  const selected = useEditorState((state) => state.ui.selectedCharacterId === id);
  const outlined = useEditorState(({ ui }) => ui.selectedCharacterId === id && ui.selectedActorId === null);
  return (
    <Tile
      {...focus}
      name={name}
      picture={<ActorPicture character={character} appearanceId={defaultAppearance(character)} size={48} />}
      target={{ kind: "character", characterId: id }}
      selected={selected}
      outlined={outlined}
      isNew={isNew}
      onRename={(text) => editor.characters.rename(id, text)}
      onDelete={() => editor.characters.remove(id)}
      menu={(rename) => <CharacterMenu character={character} onRename={rename} />}
    />
  );
});

interface CharacterMenuProps {
  readonly character: Character;
  readonly onRename: () => void;
}

function CharacterMenu({ character, onRename }: CharacterMenuProps) {
  const { characters } = useEditor();
  const ids = useEditorState((state) => Object.keys(state.document.characters));
  const { id } = character;
  return (
    <>
      <WorkItems characterId={id} appearanceId={defaultAppearance(character)} />
      <MenuSeparator />
      <NameItems onRename={onRename} onDuplicate={() => characters.duplicate(id)} />
      <PickUpItem thing={{ kind: "character", characterId: id }} name={character.name} />
      <MoveItems ids={ids} id={id} onMove={(to) => characters.move(id, to)} />
      <MenuSeparator />
      <MenuSwitch
        icon={<Layers2 size={18} aria-hidden="true" />}
        on={character.ground === true}
        onChange={(isGround) => characters.setGround(id, isGround)}
      >
        Everyone walks on it
      </MenuSwitch>
      <DeleteItem onDelete={() => characters.remove(id)} />
    </>
  );
}

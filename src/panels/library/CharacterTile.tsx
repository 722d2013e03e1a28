import { memo } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, defaultAppearance } from "../../engine/index.ts";
import { MenuSeparator } from "../../widgets/MenuItems.tsx";
import { PickUpItem } from "../input/PickUpItem.tsx";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import { DeleteItem, MoveItems, NameItems, WorkItems } from "./LibraryItems.tsx";
import { Tile } from "./Tile.tsx";
import type { TileFocus } from "./useRovingTiles.ts";

export interface CharacterTileProps extends TileFocus {
  readonly character: Character;
}

/** One character in the library. */
export const CharacterTile = memo(function CharacterTile({ character, ...focus }: CharacterTileProps) {
  const editor = useEditor();
  const { id, name } = character;
  const selected = useEditorState((state) => state.ui.selectedCharacterId === id);
  const outlined = useEditorState(({ ui }) => ui.selectedCharacterId === id && ui.selectedActorId === null);
  return (
    <Tile
      {...focus}
      name={name}
      picture={<ActorPicture character={character} appearanceId={defaultAppearance(character)} size={40} />}
      target={{ kind: "character", characterId: id }}
      selected={selected}
      outlined={outlined}
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
      <DeleteItem onDelete={() => characters.remove(id)} />
    </>
  );
}

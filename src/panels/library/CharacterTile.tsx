/** One character in the library, and all that can be done with it (details §6). */
import { CopyPlus, MapPinPlus, PaintbrushVertical, PencilLine, Trash2, Video } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { type Character, defaultAppearance } from "../../engine/index.ts";
import { MenuItem, MenuLine } from "../../widgets/Menu.tsx";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import { MoveItems } from "./MoveItems.tsx";
import { Tile } from "./Tile.tsx";
import { usePlacing } from "./usePlacing.ts";

export function CharacterTile({ character }: { readonly character: Character }) {
  const editor = useEditor();
  const { id, name } = character;
  const selected = useEditorState((state) => state.ui.selectedCharacterId === id);
  const noActor = useEditorState((state) => state.ui.selectedActorId === null);
  return (
    <Tile
      name={name}
      picture={<ActorPicture character={character} appearanceId={defaultAppearance(character)} size={40} />}
      target={{ kind: "character", characterId: id }}
      selected={selected}
      outlined={selected && noActor}
      onRename={(text) => editor.characters.rename(id, text)}
      onDelete={() => editor.characters.remove(id)}
      menu={(rename) => <CharacterMenu character={character} onRename={rename} />}
    />
  );
}

interface CharacterMenuProps {
  readonly character: Character;
  readonly onRename: () => void;
}

function CharacterMenu({ character, onRename }: CharacterMenuProps) {
  const editor = useEditor();
  const place = usePlacing();
  const look = defaultAppearance(character);
  const ids = useEditorState((state) => Object.keys(state.document.characters));
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <>
      <MenuItem
        icon={<MapPinPlus size={18} aria-hidden="true" />}
        disabled={look === undefined}
        onSelect={() => look !== undefined && place(character.id, look)}
      >
        {recording ? "Place in the picture" : "Place on stage"}
      </MenuItem>
      <MenuItem
        icon={<PaintbrushVertical size={18} aria-hidden="true" />}
        disabled={look === undefined}
        onSelect={() => look !== undefined && editor.drawings.begin({ characterId: character.id, appearanceId: look })}
      >
        Draw
      </MenuItem>
      <MenuItem
        icon={<Video size={18} aria-hidden="true" />}
        disabled={recording}
        onSelect={() => editor.recording.forCharacter(character.id)}
      >
        Record a rule
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem
        icon={<CopyPlus size={18} aria-hidden="true" />}
        onSelect={() => editor.characters.duplicate(character.id)}
      >
        Duplicate
      </MenuItem>
      <MoveItems ids={ids} id={character.id} onMove={(to) => editor.characters.move(character.id, to)} />
      <MenuLine />
      <MenuItem
        icon={<Trash2 size={18} aria-hidden="true" />}
        tone="danger"
        onSelect={() => editor.characters.remove(character.id)}
      >
        Delete
      </MenuItem>
    </>
  );
}

/** One look of the selected character, and all that can be done with it (details §6). */
import { MapPinPlus, PencilLine, Shirt, Trash2 } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import type { Character, Id } from "../../engine/index.ts";
import { MenuItem, MenuLine } from "../../widgets/Menu.tsx";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import { Tile } from "./Tile.tsx";
import { usePlacing } from "./usePlacing.ts";

export interface AppearanceTileProps {
  readonly character: Character;
  readonly appearanceId: Id;
}

export function AppearanceTile({ character, appearanceId }: AppearanceTileProps) {
  const editor = useEditor();
  const worn = useSelectedActor()?.actor.appearance === appearanceId;
  return (
    <Tile
      name={character.spritesheet.appearanceNames[appearanceId] ?? "Untitled"}
      picture={<ActorPicture character={character} appearanceId={appearanceId} size={40} />}
      target={{ kind: "appearance", characterId: character.id, appearanceId }}
      selected={worn}
      outlined={false}
      onRename={(text) => editor.characters.renameAppearance(character.id, appearanceId, text)}
      menu={(rename) => <AppearanceMenu character={character} appearanceId={appearanceId} onRename={rename} />}
    />
  );
}

function AppearanceMenu({
  character,
  appearanceId,
  onRename,
}: AppearanceTileProps & { readonly onRename: () => void }) {
  const editor = useEditor();
  const place = usePlacing();
  const chosen = useSelectedActor();
  const isLast = Object.keys(character.spritesheet.appearances).length === 1;
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <>
      {chosen && (
        <MenuItem
          icon={<Shirt size={18} aria-hidden="true" />}
          disabled={chosen.actor.appearance === appearanceId}
          onSelect={() => editor.actors.setAppearance(chosen.view, chosen.actor.id, appearanceId)}
        >
          Wear it
        </MenuItem>
      )}
      <MenuItem icon={<MapPinPlus size={18} aria-hidden="true" />} onSelect={() => place(character.id, appearanceId)}>
        {recording ? "Place in the picture" : "Place on stage"}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem
        icon={<Trash2 size={18} aria-hidden="true" />}
        tone="danger"
        disabled={isLast}
        onSelect={() => editor.characters.removeAppearance(character.id, appearanceId)}
      >
        Delete
      </MenuItem>
    </>
  );
}

/** Everything that can be done with a look without dragging it or holding a tool (details §6, product §2). */
import { CopyPlus, MapPinPlus, PaintbrushVertical, PencilLine, Shirt, Star, Trash2, Video } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { type Character, defaultAppearance, type Id } from "../../engine/index.ts";
import { MenuItem, MenuLine } from "../../widgets/Menu.tsx";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import { MoveItems } from "./MoveItems.tsx";
import { usePlacing } from "./usePlacing.ts";

export interface AppearanceMenuProps {
  readonly character: Character;
  readonly appearanceId: Id;
  readonly onRename: () => void;
}

export function AppearanceMenu({ character, appearanceId, onRename }: AppearanceMenuProps) {
  const { characters } = useEditor();
  const ids = Object.keys(character.spritesheet.appearances);
  return (
    <>
      <UseItems character={character} appearanceId={appearanceId} />
      <MenuLine />
      <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem
        icon={<CopyPlus size={18} aria-hidden="true" />}
        onSelect={() => characters.duplicateAppearance(character.id, appearanceId)}
      >
        Duplicate
      </MenuItem>
      <MenuItem
        icon={<Star size={18} aria-hidden="true" />}
        disabled={defaultAppearance(character) === appearanceId}
        onSelect={() => characters.makeDefault(character.id, appearanceId)}
      >
        Make default
      </MenuItem>
      <MoveItems
        ids={ids}
        id={appearanceId}
        onMove={(to) => characters.moveAppearance(character.id, appearanceId, to)}
      />
      <MenuLine />
      <MenuItem
        icon={<Trash2 size={18} aria-hidden="true" />}
        tone="danger"
        disabled={ids.length === 1}
        onSelect={() => characters.removeAppearance(character.id, appearanceId)}
      >
        Delete
      </MenuItem>
    </>
  );
}

/** What is done on the stage with it: worn, placed, taught. */
function UseItems({ character, appearanceId }: Omit<AppearanceMenuProps, "onRename">) {
  const editor = useEditor();
  const place = usePlacing();
  const chosen = useSelectedActor();
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <>
      {chosen?.actor.characterId === character.id && (
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
      <MenuItem
        icon={<PaintbrushVertical size={18} aria-hidden="true" />}
        onSelect={() => editor.drawings.begin({ characterId: character.id, appearanceId })}
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
    </>
  );
}

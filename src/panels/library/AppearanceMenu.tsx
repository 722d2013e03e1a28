import { Shirt, Star } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { type Character, defaultAppearance, type Id } from "../../engine/index.ts";
import { MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { PickUpItem } from "../input/PickUpItem.tsx";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import { DeleteItem, MoveItems, NameItems, WorkItems } from "./LibraryItems.tsx";
import { nameOfAppearance } from "./nameOfAppearance.ts";

export interface AppearanceMenuProps {
  readonly character: Character;
  readonly appearanceId: Id;
  readonly onRename: () => void;
}

/** Everything that can be done with an appearance, without dragging or a tool. */
export function AppearanceMenu({ character, appearanceId, onRename }: AppearanceMenuProps) {
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

import { PaintbrushVertical, Plus, Users } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import styles from "./Library.module.css";

export interface AddCharacterMenuProps {
  /** Draws attention to the button while the library is empty. */
  readonly highlighted: boolean;
}

/** The ways to add a character to the game. */
export function AddCharacterMenu({ highlighted }: AddCharacterMenuProps) {
  const editor = useEditor();
  const trigger = (
    <IconButton
      icon={<Plus size={20} strokeWidth={3} aria-hidden="true" />}
      name="Add a character"
      size="small"
      raised
    />
  );
  return (
    <div className={styles.add} data-highlighted={highlighted}>
      <Menu trigger={trigger}>
        <MenuItem
          icon={<PaintbrushVertical size={18} aria-hidden="true" />}
          onSelect={() => editor.drawings.begin({ characterId: null })}
        >
          Draw new Character...
        </MenuItem>
        <MenuItem
          icon={<Users size={18} aria-hidden="true" />}
          onSelect={() => editor.openModal({ id: "exploreCharacters" })}
        >
          Explore Characters...
        </MenuItem>
      </Menu>
    </div>
  );
}

/** The editor's main menu (spec §2 "Toolbar"): the ways out of the editor, and who may see the game. */
import { Eye, Globe, LogOut, Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { useEditor } from "../../editor/EditorContext.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu, MenuItem, MenuLine, MenuSwitch } from "../../widgets/Menu.tsx";

export interface MainMenuProps {
  /** Goes to the player of this game; called once it is saved. */
  readonly onPlayerView: () => void;
  /** Goes to the child's games; called once this one is saved. */
  readonly onExit: () => void;
  /** Whether everybody may find the game; missing where that cannot be changed. */
  readonly publishing?: Publishing;
}

export interface Publishing {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function MainMenu({ onPlayerView, onExit, publishing }: MainMenuProps) {
  const { leaving, leave } = useLeaving();
  const trigger = (
    <IconButton icon={<MenuIcon size={24} aria-hidden="true" />} name="Main menu" aria-busy={leaving} raised />
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<Eye size={20} aria-hidden="true" />} disabled={leaving} onSelect={() => leave(onPlayerView)}>
        Switch to Player View
      </MenuItem>
      {publishing && (
        <MenuSwitch icon={<Globe size={20} aria-hidden="true" />} on={publishing.on} onChange={publishing.onChange}>
          Publish: everybody can find it
        </MenuSwitch>
      )}
      <MenuLine />
      <MenuItem icon={<LogOut size={20} aria-hidden="true" />} disabled={leaving} onSelect={() => leave(onExit)}>
        Save & Exit
      </MenuItem>
    </Menu>
  );
}

/** Leaving stops the game and waits for the save; when it fails the child stays, and the save state says why (details §2). */
function useLeaving() {
  const editor = useEditor();
  const [leaving, setLeaving] = useState(false);
  const leave = (go: () => void) => {
    setLeaving(true);
    editor
      .leave()
      .then(go)
      .catch(() => setLeaving(false));
  };
  return { leaving, leave };
}

/** The editor's main menu (spec §2 "Toolbar"): the ways out of the editor, and who may see the game. */
import { Download, Eye, Globe, LogOut, Menu as MenuIcon } from "lucide-react";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu, MenuItem, MenuLine, MenuSwitch } from "../../widgets/Menu.tsx";
import { useLeaving } from "./useLeaving.ts";

export interface MainMenuProps {
  /** Goes to the player of this game; called once it is saved. */
  readonly onPlayerView: () => void;
  /** Goes to the child's games; called once this one is saved. */
  readonly onExit: () => void;
  /** Saves the game as a file; missing where it cannot be (product §11). */
  readonly onExport?: () => void;
  /** Whether everybody may find the game; missing where that cannot be changed. */
  readonly publishing?: Publishing;
}

export interface Publishing {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function MainMenu({ onPlayerView, onExit, onExport, publishing }: MainMenuProps) {
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
      {onExport && (
        <MenuItem icon={<Download size={20} aria-hidden="true" />} onSelect={onExport}>
          Save as a file
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={<LogOut size={20} aria-hidden="true" />} disabled={leaving} onSelect={() => leave(onExit)}>
        Save & Exit
      </MenuItem>
    </Menu>
  );
}

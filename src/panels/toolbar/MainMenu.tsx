/** The editor's main menu (spec §2 "Toolbar"): the ways out of the editor, and who may see the game. */
import {
  Clapperboard,
  Download,
  Eye,
  FolderOpen,
  Globe,
  GraduationCap,
  History,
  Image as ImageIcon,
  Keyboard,
  Link,
  LogOut,
  Menu as MenuIcon,
} from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem, MenuSeparator, MenuSwitch } from "../../widgets/MenuItems.tsx";
import { useLeaving } from "./useLeaving.ts";

export interface MainMenuProps {
  /** Goes to the player of this game; called once it is saved. */
  readonly onPlayerView: () => void;
  /** Asks which lesson of the tutorial shall begin; missing while one is open. */
  readonly onTutorial?: () => void;
  /** Goes to the child's games; called once this one is saved. */
  readonly onExit: () => void;
  /** Asks for a file with another game and opens it as a new one; missing where it cannot be (product §11). */
  readonly onImport?: () => void;
  /** Saves the game as a file; missing where it cannot be (product §11). */
  readonly onExport?: () => void;
  /** Saves a picture of the shown stage as a file. */
  readonly onPicture?: () => void;
  /** Whether everybody may find the game; missing where that cannot be changed. */
  readonly publishing?: Publishing;
}

export interface Publishing {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Opens or closes the window with the link, and with what goes along. */
  readonly onShow: (isShown: boolean) => void;
}

export function MainMenu({
  onPlayerView,
  onTutorial,
  onExit,
  onImport,
  onExport,
  onPicture,
  publishing,
}: MainMenuProps) {
  const editor = useEditor();
  const { leaving, leave } = useLeaving();
  const trigger = (
    <IconButton icon={<MenuIcon size={24} aria-hidden="true" />} name="Main menu" aria-busy={leaving} raised />
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<Eye size={20} aria-hidden="true" />} disabled={leaving} onSelect={() => leave(onPlayerView)}>
        Switch to Player View
      </MenuItem>
      <MenuItem
        icon={<Clapperboard size={20} aria-hidden="true" />}
        onSelect={() => editor.openModal({ id: "videos" })}
      >
        Tips & Tricks Videos
      </MenuItem>
      {onTutorial && (
        <MenuItem icon={<GraduationCap size={20} aria-hidden="true" />} onSelect={onTutorial}>
          Start Tutorial
        </MenuItem>
      )}
      <MenuItem icon={<Keyboard size={20} aria-hidden="true" />} onSelect={() => editor.openModal({ id: "keys" })}>
        Keys
      </MenuItem>
      <MenuItem
        icon={<History size={20} aria-hidden="true" />}
        onSelect={() => editor.openModal({ id: "earlierVersions" })}
      >
        Earlier versions
      </MenuItem>
      <MenuSeparator />
      {publishing && (
        <MenuSwitch icon={<Globe size={20} aria-hidden="true" />} on={publishing.on} onChange={publishing.onChange}>
          Publish: everybody can find it
        </MenuSwitch>
      )}
      {publishing?.on && (
        <MenuItem icon={<Link size={20} aria-hidden="true" />} onSelect={() => publishing.onShow(true)}>
          Link and notes
        </MenuItem>
      )}
      {onImport && (
        <MenuItem icon={<FolderOpen size={20} aria-hidden="true" />} onSelect={onImport}>
          Open a game file
        </MenuItem>
      )}
      {onExport && (
        <MenuItem icon={<Download size={20} aria-hidden="true" />} onSelect={onExport}>
          Save as a file
        </MenuItem>
      )}
      {onPicture && (
        <MenuItem icon={<ImageIcon size={20} aria-hidden="true" />} onSelect={onPicture}>
          Save a picture of the stage
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut size={20} aria-hidden="true" />} disabled={leaving} onSelect={() => leave(onExit)}>
        Save & Exit
      </MenuItem>
    </Menu>
  );
}

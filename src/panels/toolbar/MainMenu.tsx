import {
  Bug,
  Eye,
  FolderOpen,
  Globe,
  GraduationCap,
  History,
  Keyboard,
  Link,
  LogOut,
  Menu as MenuIcon,
  Music,
  Share2,
} from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { useLeaving } from "./useLeaving.ts";

export interface MainMenuProps {
  /** Goes to the player of this game; called once it is saved. */
  readonly onPlayerView: () => void;
  /** Asks which lesson of the tutorial to start; undefined while one is open. */
  readonly onTutorial?: () => void;
  /** Goes to the user's games; called once this one is saved. */
  readonly onExit: () => void;
  /** Asks for a game file and opens it as a new game; undefined if that is not possible. */
  readonly onImport?: () => void;
  /** Saves what was just played as a file, for whoever looks into what went wrong. */
  readonly onMoment?: () => void;
  /** Whether everyone can find the game; undefined if that cannot be changed. */
  readonly publishing?: Publishing;
}

export interface Publishing {
  readonly on: boolean;
  /** Opens the dialog that asks who can see the game, or the one with its link and the notes. */
  readonly onShow: (shown: "question" | "link") => void;
}

/** The main menu of the editor: ways out of it, help, files, and who can find the game. */
export function MainMenu({ onPlayerView, onTutorial, onExit, onImport, onMoment, publishing }: MainMenuProps) {
  const editor = useEditor();
  const { leaving, leave } = useLeaving();
  const hasSounds = useEditorState(({ document }) => Object.keys(document.world.sounds ?? {}).length > 0);
  const trigger = (
    <IconButton icon={<MenuIcon size={24} aria-hidden="true" />} name="Main menu" aria-busy={leaving} raised />
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<Eye size={20} aria-hidden="true" />} disabled={leaving} onSelect={() => leave(onPlayerView)}>
        Switch to Player View
      </MenuItem>
      {onTutorial && (
        <MenuItem icon={<GraduationCap size={20} aria-hidden="true" />} onSelect={onTutorial}>
          Start Tutorial
        </MenuItem>
      )}
      <MenuItem icon={<Keyboard size={20} aria-hidden="true" />} onSelect={() => editor.openModal({ id: "keys" })}>
        Keys
      </MenuItem>
      {onMoment && <SaveMoment onSave={onMoment} />}
      {hasSounds && (
        <MenuItem
          icon={<Music size={20} aria-hidden="true" />}
          onSelect={() => editor.openModal({ id: "sounds", use: null })}
        >
          Sounds
        </MenuItem>
      )}
      <MenuItem
        icon={<History size={20} aria-hidden="true" />}
        onSelect={() => editor.openModal({ id: "earlierVersions" })}
      >
        Earlier versions
      </MenuItem>
      <MenuSeparator />
      {publishing && (
        <MenuItem icon={<Globe size={20} aria-hidden="true" />} onSelect={() => publishing.onShow("question")}>
          {publishing.on ? "Published (change it)" : "Publish (everyone can play it)"}
        </MenuItem>
      )}
      {publishing?.on && (
        <MenuItem icon={<Link size={20} aria-hidden="true" />} onSelect={() => publishing.onShow("link")}>
          Link and notes
        </MenuItem>
      )}
      {onImport && (
        <MenuItem icon={<FolderOpen size={20} aria-hidden="true" />} onSelect={onImport}>
          Open a game file
        </MenuItem>
      )}
      <MenuItem icon={<Share2 size={20} aria-hidden="true" />} onSelect={() => editor.openModal({ id: "share" })}>
        Share
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={20} aria-hidden="true" />} disabled={leaving} onSelect={() => leave(onExit)}>
        Save & Exit
      </MenuItem>
    </Menu>
  );
}

/** Asks the film when the menu opens: a first turn that broke off can be saved, but counts no turn. */
function SaveMoment({ onSave }: { readonly onSave: () => void }) {
  const { film } = useEditor();
  if (film?.isEmpty !== false) return null;
  return (
    <MenuItem icon={<Bug size={20} aria-hidden="true" />} onSelect={onSave}>
      Save what just happened
    </MenuItem>
  );
}

/** What the cards of an owner's games share, local or not. */
import { Download, Ellipsis, Pencil, Play, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import styles from "./GameCard.module.css";
import { editorPath, playPath } from "./gamePaths.ts";

export interface NamedGame {
  readonly id: string;
  readonly name: string;
}

/** The name, which links to the editor, and the menu. */
export function NameRow({ id, name, children }: NamedGame & { readonly children: ReactNode }) {
  return (
    <div className={styles.nameRow}>
      <Link to={editorPath(id)} className={styles.name} title={name}>
        {name}
      </Link>
      {children}
    </div>
  );
}

export function PlayAndEdit({ id, name }: NamedGame) {
  return (
    <>
      <ButtonLink size="small" to={playPath(id)} name={`Play ${name}`}>
        <Play size={16} fill="currentColor" aria-hidden="true" /> Play
      </ButtonLink>
      <ButtonLink size="small" to={editorPath(id)} name={`Edit ${name}`}>
        <Pencil size={16} aria-hidden="true" /> Edit
      </ButtonLink>
    </>
  );
}

export interface MoreMenuProps {
  readonly name: string;
  readonly onSaveAsFile: () => void;
  readonly onDelete: () => void;
  /** Entries before the others. */
  readonly children?: ReactNode;
}

export function MoreMenu({ name, onSaveAsFile, onDelete, children }: MoreMenuProps) {
  const trigger = (
    <IconButton icon={<Ellipsis size={22} aria-hidden="true" />} name={`More for ${name}`} size="small" />
  );
  return (
    <Menu trigger={trigger} align="end">
      {children}
      <MenuItem icon={<Download size={18} aria-hidden="true" />} onSelect={onSaveAsFile}>
        Save as a file
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} tone="danger" onSelect={onDelete}>
        Delete World
      </MenuItem>
    </Menu>
  );
}

/** A character or appearance on its shelf: a picture to take, a name to change, a menu with everything else (details §6). */
import { Ellipsis } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useEditorState } from "../../editor/EditorContext.tsx";
import type { Target } from "../../editor/tools/ToolEvent.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { InlineText } from "../../widgets/InlineText.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { usePressTarget } from "../hand/usePressTarget.ts";
import { useRenaming } from "../hand/useRenaming.ts";
import styles from "./Tile.module.css";

export interface TileProps {
  readonly name: string;
  readonly picture: ReactNode;
  readonly target: Target;
  readonly selected: boolean;
  /** The one thing that keys and menus act on now: drawn with an outline, too. */
  readonly outlined: boolean;
  readonly onRename: (name: string) => void;
  /** The entries of its menu; `rename` opens the name for typing. */
  readonly menu: (rename: () => void) => ReactNode;
}

export function Tile({ name, picture, target, selected, outlined, onRename, menu }: TileProps) {
  const tile = useScrollIntoView(selected);
  const press = usePressTarget(target);
  const holdsPointer = useEditorState((state) => state.ui.toolId === "pointer");
  const [renaming, rename] = useRenaming();
  return (
    <li ref={tile} className={styles.tile} data-selected={selected} data-outlined={outlined}>
      <button type="button" className={styles.face} aria-label={name} aria-pressed={selected} {...press}>
        {picture}
      </button>
      <div className={styles.name}>
        <InlineText
          key={renaming}
          name="Name"
          value={name}
          wraps
          editable={(selected && holdsPointer) || renaming > 0}
          startsEditing={renaming > 0}
          onCommit={onRename}
        />
      </div>
      <div className={styles.menu}>
        <Menu
          trigger={
            <IconButton
              icon={<Ellipsis size={16} aria-hidden="true" />}
              name={`More: ${name}`}
              size="small"
              tooltipSide="top"
            />
          }
        >
          {menu(rename)}
        </Menu>
      </div>
    </li>
  );
}

function useScrollIntoView(selected: boolean) {
  const tile = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) tile.current?.scrollIntoView?.({ block: "nearest" });
  }, [selected]);
  return tile;
}

import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { untilPainted } from "../../browser/screen.ts";
import { useEditorState, usePointerInput, usePreview } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/index.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { InlineText } from "../../widgets/InlineText.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { isMenuKey, useMenuPress } from "../input/menuPress.ts";
import { usePressTarget } from "../input/usePressTarget.ts";
import { useRenaming } from "../input/useRenaming.ts";
import { useTileGap } from "./besideTile.ts";
import styles from "./Tile.module.css";
import { faceBeside, type TileFocus } from "./useRovingTiles.ts";

export interface TileProps extends TileFocus {
  readonly name: string;
  readonly picture: ReactNode;
  readonly target: Extract<Target, { readonly kind: "character" | "appearance" }>;
  readonly selected: boolean;
  /** It came while the list was open, and is pointed out for a moment. */
  readonly isNew?: boolean;
  /** Whether keys and menus act on it now; it is drawn with an outline as well. */
  readonly outlined: boolean;
  readonly onRename: (name: string) => void;
  /** Returns false if it cannot be deleted. */
  readonly onDelete: () => boolean;
  /** The entries of its menu; `rename` opens the name for editing. */
  readonly menu: (rename: () => void) => ReactNode;
}

/** A character or appearance in the library: a picture to press or drag, a name to edit, and a menu with everything else. */
export function Tile(props: TileProps) {
  const {
    name,
    picture,
    target,
    selected,
    outlined,
    isNew = false,
    isTabStop,
    onFocus,
    onRename,
    onDelete,
    menu,
  } = props;
  const id = target.kind === "character" ? target.characterId : target.appearanceId;
  const tile = useScrollIntoView(selected ? name : null);
  const { onClick } = usePressTarget(target);
  const onPointerDown = useDragAnywhere(target);
  const isNameOpen = useEditorState(({ ui }) => selected && ui.toolId === "pointer");
  const gap = useTileGap(target.kind === "character" ? null : target.characterId, id);
  const receives = usePreview((preview) => preview.draggedRule?.receiverId === id);
  const [renaming, rename, renameAtOnce] = useRenaming();
  const { openMenu, onContextMenu, ...menuState } = useMenuPress();
  const editable = isNameOpen || renaming > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    handleTileKey(event, { rename: renameAtOnce, openMenu, remove: onDelete });
  return (
    <li
      ref={tile}
      className={styles.tile}
      data-tile={id}
      data-selected={selected}
      data-outlined={outlined}
      data-gap={gap}
      data-receives={receives}
      data-new={isNew}
      onContextMenu={onContextMenu}
      onPointerDown={onPointerDown}
    >
      <button
        type="button"
        className={styles.face}
        data-face=""
        aria-label={name}
        aria-pressed={selected}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocus(id)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <span className={styles.picture}>{picture}</span>
        {!editable && <span className={styles.label}>{name}</span>}
      </button>
      {editable && (
        <div className={styles.name}>
          <InlineText key={renaming} name="Name" value={name} wraps startsEditing={renaming > 0} onCommit={onRename} />
        </div>
      )}
      <div className={styles.menu}>
        <Menu
          {...menuState}
          opensOnRelease
          trigger={
            <IconButton
              icon={<Ellipsis size={16} aria-hidden="true" />}
              name={`More: ${name}`}
              size="small"
              tooltipSide="top"
              tabIndex={isTabStop ? 0 : -1}
            />
          }
        >
          {menu(rename)}
        </Menu>
      </div>
    </li>
  );
}

/**
 * Lets a pointer drag a tile from anywhere on it: its picture, its name or its menu button. Events from the open menu also arrive here, because
 * React passes them to its parent, and are ignored. So are those of a text field.
 */
function useDragAnywhere(target: Target): (event: PointerEvent<HTMLElement>) => void {
  const pointers = usePointerInput();
  return ({ target: place, currentTarget, nativeEvent }) => {
    if (!(place instanceof Element) || !currentTarget.contains(place) || place.closest("input")) return;
    pointers.begin(nativeEvent, target, place.closest("button:not([data-face])") !== null);
  };
}

interface TileKeys {
  readonly rename: () => void;
  readonly openMenu: () => void;
  readonly remove: () => boolean;
}

/** F2 renames, Delete deletes, the menu key opens the menu; Enter and Space press it, as any button. */
function handleTileKey(event: KeyboardEvent<HTMLElement>, { rename, openMenu, remove }: TileKeys): void {
  const { key, currentTarget } = event;
  const next = faceBeside(currentTarget);
  if (key === "F2") rename();
  else if (isMenuKey(event)) openMenu();
  else if (key !== "Delete" && key !== "Backspace") return;
  else if (remove()) next?.focus();
  event.preventDefault();
}

/**
 * Also when it gets another name, which makes it longer. Waits until the page is painted: scrolling in the middle of a press would force another
 * layout.
 */
function useScrollIntoView(selectedName: string | null) {
  const tile = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selectedName !== null)
      void untilPainted().then(() => tile.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" }));
  }, [selectedName]);
  return tile;
}

export interface WaitingTileProps extends Pick<TileProps, "name" | "target"> {
  readonly id: string;
}

/**
 * A tile that has not been rendered in full yet. It shows its name, can be pressed, and takes its space, so that the list already has its
 * final length.
 */
export function WaitingTile({ id, name, target }: WaitingTileProps) {
  const press = usePressTarget(target);
  return (
    <li className={styles.tile} data-tile={id}>
      <button type="button" className={styles.face} data-face="" aria-label={name} tabIndex={-1} {...press}>
        <span className={styles.picture} />
        <span className={styles.label}>{name}</span>
      </button>
    </li>
  );
}

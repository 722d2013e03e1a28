import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { handlesOwnKeys } from "../../browser/keyboard.ts";
import { after } from "../../browser/timers.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { rememberMenuOpener } from "../../widgets/menuOpener.ts";

/** A closing menu first moves the focus to its button. */
const MENU_CLOSED_MS = 60;
const CLOSED_MENU = "[aria-haspopup='menu'][aria-expanded='false']";

export interface PressedMenu {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Opens the menu from the focused element and returns the focus to it afterwards. */
  readonly openMenu: () => void;
  /** With any tool but the pointer, a right-click goes back to the pointer instead. */
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}

/** The menu of a card or tile, opened by its button, right-click, Shift+F10 or the Menu key. */
export function useMenuPress(): PressedMenu {
  const editor = useEditor();
  const opener = useRef<Element>(null);
  const [open, setOpen] = useState(false);
  const openMenu = () => {
    const { activeElement } = document;
    opener.current = activeElement;
    if (activeElement instanceof HTMLElement) rememberMenuOpener(activeElement);
    setOpen(true);
  };
  const onOpenChange = (opens: boolean) => {
    setOpen(opens);
    if (!opens) returnFocus(opener.current);
    opener.current = null;
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const isForTool = editor.store.getState().ui.toolId !== "pointer";
    if (event.button !== 2 || event.defaultPrevented || isForTool || handlesOwnKeys(event.target)) return;
    event.preventDefault();
    openMenu();
  };
  return { open, onOpenChange, openMenu, onContextMenu };
}

export function isMenuKey({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
  return key === "ContextMenu" || (key === "F10" && shiftKey);
}

/** Does nothing if the chosen item has moved the focus, to a name field or a dialog. */
function returnFocus(opener: Element | null): void {
  after(MENU_CLOSED_MS, () => {
    const isOnButton = document.activeElement?.matches(CLOSED_MENU);
    if (isOnButton && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}

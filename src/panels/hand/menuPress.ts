import type { KeyboardEvent, MouseEvent } from "react";
import { handlesOwnKeys } from "../../browser/keyboard.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";

/** The keys that open the menu of what has the focus, on every desktop. */
export function isMenuKey({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
  return key === "ContextMenu" || (key === "F10" && shiftKey);
}

/** A handler that opens a menu by right-click; with another tool than the pointer the right button chooses the pointer instead. */
export function useRightClick(openMenu: () => void): (event: MouseEvent<HTMLElement>) => void {
  const editor = useEditor();
  return (event) => {
    const isForTool = editor.store.getState().ui.toolId !== "pointer";
    if (event.button !== 2 || event.defaultPrevented || isForTool || handlesOwnKeys(event.target)) return;
    event.preventDefault();
    openMenu();
  };
}

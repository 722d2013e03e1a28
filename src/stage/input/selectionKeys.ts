import { handlesOwnKeys, hasTextSelection } from "../../browser/keyboard.ts";
import type { Editor } from "../../editor/Editor.ts";

/** Copy, cut, paste, duplicate and select all by key, wherever the focus is. The returned function ends that. */
export function attachSelectionKeys(editor: Editor): () => void {
  const pressed = (event: KeyboardEvent) => {
    const isElsewhere =
      event.defaultPrevented || handlesOwnKeys(event.target) || editor.store.getState().ui.modal !== null;
    const work = isElsewhere ? undefined : workOf(editor, event);
    if (!work) return;
    event.preventDefault();
    work();
  };
  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}

function workOf({ clipboard, selection }: Editor, event: KeyboardEvent): (() => void) | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat) return undefined;
  switch (event.key.toLowerCase()) {
    case "c":
      return hasTextSelection() ? undefined : () => clipboard.copy();
    case "x":
      return hasTextSelection() ? undefined : () => clipboard.cut();
    case "v":
      return () => clipboard.paste();
    case "d":
      return () => clipboard.duplicate();
    case "a":
      return () => selection.selectAll();
    default:
      return undefined;
  }
}

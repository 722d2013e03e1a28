import type { PointerEvent } from "react";
import { useEditor, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/tools/ToolEvent.ts";

/**
 * Makes a row a target of the current tool; the trash tool deletes it. Presses on its buttons stay with them, and with any other tool those
 * on its fields, too.
 */
export function useRowPress(target: Target): (event: PointerEvent<HTMLElement>) => void {
  const { store } = useEditor();
  const pointers = usePointerInput();
  return (event) => {
    const keepers = store.getState().ui.toolId === "trash" ? "button" : "button, input, select";
    const isKept = event.target instanceof Element && event.target.closest(keepers) !== null;
    if (event.button === 0 && !isKept) pointers.begin(event.nativeEvent, target);
  };
}

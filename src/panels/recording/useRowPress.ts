/** A row takes the tool in hand: pressed with the trash it goes (spec §4 "Tools"). Its own buttons keep their presses, its fields those of the pointer. */
import type { PointerEvent } from "react";
import { useEditor, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/tools/ToolEvent.ts";

export function useRowPress(target: Target): (event: PointerEvent<HTMLElement>) => void {
  const { store } = useEditor();
  const pointers = usePointerInput();
  return (event) => {
    const keepers = store.getState().ui.toolId === "trash" ? "button" : "button, input, select";
    const isKept = event.target instanceof Element && event.target.closest(keepers) !== null;
    if (event.button === 0 && !isKept) pointers.begin(event.nativeEvent, target);
  };
}

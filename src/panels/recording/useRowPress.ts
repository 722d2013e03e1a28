/** A row takes the tool in hand: pressed with the trash it goes (spec §4 "Tools"). Its own buttons keep their presses. */
import type { PointerEvent } from "react";
import { usePointers } from "../../editor/EditorContext.tsx";
import type { Target } from "../../editor/tools/ToolEvent.ts";

export function useRowPress(target: Target): (event: PointerEvent<HTMLElement>) => void {
  const pointers = usePointers();
  return (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.button === 0 && !isOnButton) pointers.begin(event.nativeEvent, target);
  };
}

import type { PointerEvent } from "react";
import { useEditor, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/index.ts";
import type { Id, Point } from "../../engine/index.ts";

export interface PointedHandlers {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

/** Highlights in both pictures what a hovered or focused row is about. `cells` are squares of the pictures. */
export function usePointedRow(actorIds: readonly Id[], cells: readonly Point[] = []): PointedHandlers {
  const { recording } = useEditor();
  const highlight = () => recording.pointAt({ actorIds, cells });
  const clear = () => recording.pointAt(null);
  return { onPointerEnter: highlight, onPointerLeave: clear, onFocus: highlight, onBlur: clear };
}

/**
 * Makes a row a target of the current tool; the trash tool deletes it. Presses on its buttons stay with them, and with any other tool those
 * on its fields, too.
 */
export function useRowPress(target: Target): (event: PointerEvent<HTMLElement>) => void {
  const { store } = useEditor();
  const pointers = usePointerInput();
  return (event) => {
    const ownControls = store.getState().ui.toolId === "trash" ? "button" : "button, input, select";
    const isForControl = event.target instanceof Element && event.target.closest(ownControls) !== null;
    if (!isForControl) pointers.begin(event.nativeEvent, target);
  };
}

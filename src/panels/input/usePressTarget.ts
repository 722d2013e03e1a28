import type { MouseEvent, PointerEvent } from "react";
import { useEditor, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/index.ts";

export interface PressHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onClick(event: MouseEvent<HTMLElement>): void;
}

/**
 * Makes a button a target of the current tool: a pointer begins a gesture there; Enter, Space and screen readers press and release at its
 * middle.
 */
export function usePressTarget(target: Target): PressHandlers {
  const editor = useEditor();
  const pointers = usePointerInput();
  return {
    onPointerDown: (event) => pointers.begin(event.nativeEvent, target),
    onClick: (event) => {
      // A click made by a pointer has a count, and its gesture has been handled already.
      if (event.detail !== 0) return;
      const { x, y, width, height } = event.currentTarget.getBoundingClientRect();
      const press = {
        target,
        pixel: { x: x + width / 2, y: y + height / 2 },
        shift: event.shiftKey,
        alt: event.altKey,
      };
      editor.toolbox.dispatch({ kind: "press", ...press });
      editor.toolbox.dispatch({ kind: "release", ...press });
    },
  };
}

import { type PointerEvent, useRef } from "react";

/** A press that moves less is not a drag, CSS px. */
const DRIFT = 8;

export interface PanelDragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Drags the panel to another corner by its empty areas; the menu entry "Move Nib" is the alternative. */
export function usePanelDrag(moveTo: (x: number, y: number) => void): PanelDragHandlers {
  const from = useRef<{ x: number; y: number } | null>(null);
  const shift = (panel: HTMLElement, x: number, y: number) => {
    panel.style.translate = `${x}px ${y}px`;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    from.current = null;
    event.currentTarget.style.translate = "";
    return start && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= DRIFT;
  };
  return {
    onPointerDown: (event) => {
      const isForControl = event.target instanceof Element && event.target.closest("button, input, [data-words]");
      if (event.button !== 0 || isForControl || event.currentTarget.dataset.dock?.startsWith("strip")) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      const start = from.current;
      if (start) shift(event.currentTarget, event.clientX - start.x, event.clientY - start.y);
    },
    onPointerUp: (event) => {
      if (end(event)) moveTo(event.clientX, event.clientY);
    },
    onPointerCancel: end,
  };
}

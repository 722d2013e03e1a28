/** The panel is pulled to another corner by its empty parts; the entry "Move Nib" does the same without pulling. */
import { type PointerEvent, useRef } from "react";

/** A press that moves less is none, in CSS px. */
const DRIFT = 8;

export interface PanelDragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

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

import { type PointerEvent, useRef } from "react";
import { TILE } from "../../../engine/index.ts";

/** A pointer that moves further than this pans or drags, px. */
const TAP_PX = 10;
const CONTROL = "button, a, input, select, textarea, label, summary, [role=menu], [role=dialog]";

export interface TapHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
}

/** Handlers for the area beside an open sheet. A tap there closes the sheet, except on a control or on a square of the stage. */
export function useTapBeside(isOpen: boolean, close: () => void): TapHandlers {
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event) => {
      pressed.current = isOpen && isOnNothing(event) ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = pressed.current;
      pressed.current = null;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) < TAP_PX) close();
    },
  };
}

function isOnNothing({ target, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest(CONTROL)) return false;
  const view = target.closest<HTMLElement>("[data-view]");
  return !view || !isOnSquare(view, clientX, clientY);
}

/** A stage view has the place of its stage in its data attributes, in CSS px. */
function isOnSquare(view: HTMLElement, clientX: number, clientY: number): boolean {
  const { x, y } = view.getBoundingClientRect();
  const { left, top, zoom, columns, rows } = view.dataset;
  const side = TILE * Number(zoom);
  const column = (clientX - x - Number(left)) / side;
  const row = (clientY - y - Number(top)) / side;
  return column >= 0 && row >= 0 && column < Number(columns) && row < Number(rows);
}

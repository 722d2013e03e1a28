import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ActionRow } from "../../recording/actionRows.ts";

/** Moves the focus along with a moved row, so that a second press moves the same row again. */
export function useMovedRowFocus(rows: readonly ActionRow[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(rows);
  useLayoutEffect(() => {
    const pressed = pressedRow(list.current);
    const row = pressed && before.current[pressed.index];
    before.current = rows;
    const now = rows.findIndex(({ action }) => action === row?.action);
    if (pressed && now >= 0 && now !== pressed.index) focusOn(list.current?.children[now], pressed.way);
  });
  return list;
}

/** The row whose move button has the focus. */
function pressedRow(list: Element | null): { readonly index: number; readonly way: string } | null {
  const button = list?.ownerDocument.activeElement?.closest("[data-way]");
  const index = button ? [...(list?.children ?? [])].findIndex((row) => row.contains(button)) : -1;
  return index < 0 ? null : { index, way: button?.getAttribute("data-way") ?? "" };
}

/** At the end of the list, where this button is disabled, the opposite one takes the focus. */
function focusOn(row: Element | undefined, way: string): void {
  const same = row?.querySelector<HTMLElement>(`[data-way="${way}"]:not([aria-disabled])`);
  (same ?? row?.querySelector<HTMLElement>("[data-way]:not([aria-disabled])"))?.focus();
}

import { type RefObject, useEffect, useRef } from "react";
import { usePointerInput } from "../../editor/EditorProvider.tsx";
import type { RowsTarget, Target } from "../../editor/tools/ToolEvent.ts";

/** Makes the rows a drop zone that locates the operand, row or list under the pointer. */
export function useRowsSurface(): RefObject<HTMLDivElement | null> {
  const pointers = usePointerInput();
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    return pointers.register({ element, locate: ({ x, y }) => targetOf(document.elementFromPoint(x, y)) });
  }, [pointers]);
  return rows;
}

/** The target that the data attributes of an element name. */
function targetOf(under: Element | null): Target | null {
  const part = under?.closest<HTMLElement>("[data-slot], [data-condition], [data-action], [data-rows]");
  if (!part) return null;
  const { slot, condition, action, rows } = part.dataset;
  if (slot !== undefined) return JSON.parse(slot) as RowsTarget;
  if (condition !== undefined) return { kind: "condition", key: condition };
  if (action !== undefined) return { kind: "action", index: Number(action) };
  return rows === "conditions" || rows === "actions" ? { kind: rows } : null;
}

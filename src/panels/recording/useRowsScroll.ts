import { type RefObject, useCallback, useRef } from "react";
import { usePointerInput, usePreview } from "../../editor/EditorProvider.tsx";
import { useEdgeScroll } from "../../widgets/useEdgeScroll.ts";

/** Scrolls a list of rows while a row or a value is dragged near its edges. */
export function useRowsScroll(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const pointers = usePointerInput();
  const isDragging = usePreview((preview) => preview.draggedRow !== null || preview.value !== null);
  // Scrolling moves another row under the pointer.
  const onScroll = useCallback(() => pointers.again(), [pointers]);
  useEdgeScroll(list, isDragging, onScroll);
  return list;
}

/** A list of rows goes on under a row or a value that is dragged to its edges (details §5 "Lists scroll 40 px from their edges"). */
import { type RefObject, useCallback, useRef } from "react";
import { useGesture, usePointerInput } from "../../editor/EditorProvider.tsx";
import { useEdgeScroll } from "../inspector/useEdgeScroll.ts";

export function useRowsScroll(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const pointers = usePointerInput();
  const isDragging = useGesture((gesture) => gesture.draggedRow !== null || gesture.value !== null);
  // What is under the hand is another row now.
  const onScroll = useCallback(() => pointers.again(), [pointers]);
  useEdgeScroll(list, isDragging, onScroll);
  return list;
}

import { type RefObject, useEffect } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { attachNothingLeft } from "../../player/nothingLeft.ts";

/** Marks an element while nothing happens in a playing game. It writes to the DOM itself: a React render with every tick would be too slow. */
export function useNothingLeft(element: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => (element.current ? attachNothingLeft(editor, element.current) : undefined), [editor, element]);
}

import { type PointerEvent, type RefObject, useEffect } from "react";
import { useEditorState, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { ShelfTarget } from "../../editor/tools/ToolEvent.ts";
import type { Id } from "../../engine/index.ts";
import { besideTile, tilesOn } from "./besideTile.ts";

/**
 * Makes a list of tiles a drop zone for dragged tiles. The result handles presses on its empty parts, where the stamp tool drops copies.
 * `characterId` is the character whose appearances are listed; null for the list of characters.
 */
export function useShelfPress(shelf: RefObject<HTMLElement | null>, characterId: Id | null) {
  const pointers = usePointerInput();
  const stamps = useEditorState((state) => state.ui.toolId === "stamp");
  useEffect(() => {
    const element = shelf.current;
    if (!element) return;
    const locate = (pixel: { readonly x: number; readonly y: number }): ShelfTarget => ({
      kind: "shelf",
      characterId,
      beside: besideTile(tilesOn(element), pixel),
    });
    return pointers.register({ element, locate });
  }, [shelf, pointers, characterId]);

  return (event: PointerEvent<HTMLElement>) => {
    if (!stamps || event.button !== 0 || event.target !== event.currentTarget) return;
    pointers.begin(event.nativeEvent, { kind: "shelf", characterId, beside: null });
  };
}

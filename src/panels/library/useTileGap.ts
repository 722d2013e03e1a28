/** On which side of a tile the dragged one would land; null: it would not land beside this one. */
import { useGesture } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import type { BesideTile } from "./besideTile.ts";

export function useTileGap(characterId: Id | null, tileId: Id): BesideTile["place"] | null {
  return useGesture((gesture) => {
    const shelf = gesture.shelfPlace;
    return shelf && shelf.characterId === characterId && shelf.beside?.id === tileId ? shelf.beside.place : null;
  });
}

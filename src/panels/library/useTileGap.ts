import { useGesture } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import type { BesideTile } from "./besideTile.ts";

/** The side of a tile on which the dragged one would be dropped; null if it would not be dropped beside this tile. */
export function useTileGap(characterId: Id | null, tileId: Id): BesideTile["place"] | null {
  return useGesture((gesture) => {
    const place = gesture.libraryPlace;
    return place && place.characterId === characterId && place.beside?.id === tileId ? place.beside.place : null;
  });
}

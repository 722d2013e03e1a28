import { isTouchScreen } from "../../browser/screen.ts";
import { usePreview } from "../../editor/EditorProvider.tsx";
import type { Id, Point } from "../../engine/index.ts";

/** The bounds of a tile on the page, CSS px. */
export interface TileBox {
  readonly id: Id;
  readonly box: Pick<DOMRect, "left" | "right" | "top" | "bottom">;
}

export interface BesideTile {
  readonly id: Id;
  readonly place: "before" | "after";
}

/**
 * The place beside a tile where a drag would drop: the tile nearest to the pointer, of the pointer's row if there is one, and the nearer
 * side of it; null if there are no tiles.
 */
export function besideTile(tiles: readonly TileBox[], pointer: Point): BesideTile | null {
  const costs = tiles.map(({ box }) => [
    outside(pointer.y, box.top, box.bottom),
    outside(pointer.x, box.left, box.right),
  ]);
  const rows = Math.min(...costs.map(([row = 0]) => row));
  const least = Math.min(...costs.flatMap(([row = 0, column = 0]) => (row === rows ? [column] : [])));
  const nearest = tiles[costs.findIndex(([row, column]) => row === rows && column === least)];
  if (!nearest) return null;
  const isLeft = pointer.x < (nearest.box.left + nearest.box.right) / 2;
  return { id: nearest.id, place: isLeft ? "before" : "after" };
}

/** The tile that a pointer is on. */
export function tileUnder(tiles: readonly TileBox[], { x, y }: Point): Id | undefined {
  const isUnder = ({ box }: TileBox) => outside(x, box.left, box.right) === 0 && outside(y, box.top, box.bottom) === 0;
  return tiles.find(isUnder)?.id;
}

/** How far a value lies outside a range; 0 within it. */
function outside(value: number, from: number, to: number): number {
  return Math.max(from - value, value - to, 0);
}

/** The width of an arrow over an end of a row, which is also the distance from its end at which a tile comes to rest, CSS px. */
export function arrowWidth(): number {
  return isTouchScreen() ? 44 : 36;
}

/** The next tile of a row that is cut off by an end of it or by the arrow there; null if all of that side is in sight. */
export function nextBehind(
  row: Pick<DOMRect, "left" | "right">,
  tiles: readonly TileBox[],
  { way, arrow }: { readonly way: -1 | 1; readonly arrow: number },
): Id | null {
  // With a pixel to spare.
  const place = arrow + 1;
  // A tile that is wider than the room between the arrows has been shown once it is in its place at an end.
  const isBehind = ({ box }: TileBox) =>
    way < 0
      ? box.left < row.left + arrow - 1 && box.right < row.right - place
      : box.right > row.right - arrow + 1 && box.left > row.left + place;
  const next = way < 0 ? tiles.findLast(isBehind) : tiles.find(isBehind);
  return next?.id ?? null;
}

/** The tiles of a list with their current bounds. */
export function tilesOn(list: Element): TileBox[] {
  return [...list.querySelectorAll<HTMLElement>("[data-tile]")].map((tile) => ({
    id: tile.dataset.tile ?? "",
    box: tile.getBoundingClientRect(),
  }));
}

/** The side of a tile on which the dragged one would be dropped; null if it would not be dropped beside this tile. */
export function useTileGap(characterId: Id | null, tileId: Id): BesideTile["place"] | null {
  return usePreview((preview) => {
    const place = preview.libraryPlace;
    return place && place.characterId === characterId && place.beside?.id === tileId ? place.beside.place : null;
  });
}

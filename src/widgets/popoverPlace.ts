/** A rectangle on the page, CSS px. */
export interface AnchorBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type PopoverSide = "above" | "below" | "right" | "left";

export interface PopoverPlace {
  readonly left: number;
  readonly top: number;
  readonly side: PopoverSide;
  /** Where the tip is along the edge that faces the anchor, from the left or from the top. */
  readonly tip: number;
}

/** Between the anchor and the popover, which the tip bridges. */
const GAP = 14;
/** Between the popover and the edge of its room. */
const EDGE = 8;
/** Between the tip and the nearest corner, which is round. */
const CORNER = 24;

/**
 * Where a popover goes: on the first of these sides on which it fits, else on the side with the most room. It slides along the anchor so that
 * it stays in its room, and its tip still points to the anchor's middle. One that grows at a side keeps its `upperEdge` where there is room.
 */
export function popoverPlace(
  anchor: AnchorBox,
  size: { readonly width: number; readonly height: number },
  room: AnchorBox,
  sides: readonly [PopoverSide, ...PopoverSide[]],
  upperEdge?: number,
): PopoverPlace {
  const space = spaceBeside(anchor, room);
  const needs = (side: PopoverSide) => (isUpright(side) ? size.height : size.width) + GAP + EDGE;
  const most = (a: PopoverSide, b: PopoverSide) => (space[b] - needs(b) > space[a] - needs(a) ? b : a);
  const side = sides.find((one) => space[one] >= needs(one)) ?? sides.reduce(most);
  const left = within(leftAt(side, anchor, size.width), room.left + EDGE, room.right - EDGE - size.width);
  const wanted = isUpright(side) ? undefined : upperEdge;
  const top = within(wanted ?? topAt(side, anchor, size.height), room.top + EDGE, room.bottom - EDGE - size.height);
  const tip = isUpright(side)
    ? within((anchor.left + anchor.right) / 2 - left, CORNER, size.width - CORNER)
    : within((anchor.top + anchor.bottom) / 2 - top, CORNER, size.height - CORNER);
  return { left: Math.round(left), top: Math.round(top), side, tip: Math.round(tip) };
}

function isUpright(side: PopoverSide): boolean {
  return side === "above" || side === "below";
}

function spaceBeside(anchor: AnchorBox, room: AnchorBox): Readonly<Record<PopoverSide, number>> {
  return {
    above: anchor.top - room.top,
    below: room.bottom - anchor.bottom,
    right: room.right - anchor.right,
    left: anchor.left - room.left,
  };
}

function leftAt(side: PopoverSide, { left, right }: AnchorBox, width: number): number {
  if (side === "right") return right + GAP;
  return side === "left" ? left - GAP - width : (left + right - width) / 2;
}

function topAt(side: PopoverSide, { top, bottom }: AnchorBox, height: number): number {
  if (side === "below") return bottom + GAP;
  return side === "above" ? top - GAP - height : (top + bottom - height) / 2;
}

/** In a room that is too small, the beginning is in sight. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

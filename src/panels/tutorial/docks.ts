/** Where Nib's panel stands: in a corner that leaves free what Nib points at, else as a strip on the other side. */
import { type Box, middleOfBox, overlaps, padded } from "./boxes.ts";

/** In the order in which they are tried. */
export const CORNERS = ["bottom-right", "bottom-left", "top-right", "top-left"] as const;
export type Corner = (typeof CORNERS)[number];
export type Dock = Corner | "strip-top" | "strip-bottom";

/** What is left free around a target, in CSS px (spec §2 "Tutorial overlay"). */
const PAD_ACROSS = 55;
const PAD_ALONG = 40;

/** Between the panel and the edge of the window. */
export const MARGIN = 12;
export const STRIP_HEIGHT = 64;

export interface Room {
  readonly window: Box;
  /** How large the panel is in a corner. */
  readonly panel: { readonly width: number; readonly height: number };
  readonly targets: readonly Box[];
  /** The window or menu that is open. */
  readonly dialog: Box | null;
}

/** `tried`: in which order. */
export function dockFor(room: Room, tried: readonly Corner[] = CORNERS): Dock {
  const { targets, dialog, window } = room;
  const free = [...targets.map((box) => padded(box, PAD_ACROSS, PAD_ALONG)), ...(dialog ? [dialog] : [])];
  const fits = (corner: Corner) => {
    const box = cornerBox(corner, room);
    return box.left >= 0 && box.top >= 0 && !free.some((each) => overlaps(each, box));
  };
  return tried.find(fits) ?? stripFor(targets[0], window);
}

/** On the side away from the target. */
function stripFor(target: Box | undefined, window: Box): Dock {
  return target && middleOfBox(target).y > window.height / 2 ? "strip-top" : "strip-bottom";
}

function cornerBox(corner: Corner, { window, panel }: Pick<Room, "window" | "panel">): Box {
  const isRight = corner === "bottom-right" || corner === "top-right";
  const isBottom = corner === "bottom-right" || corner === "bottom-left";
  return {
    left: isRight ? window.width - panel.width - MARGIN : MARGIN,
    top: isBottom ? window.height - panel.height - MARGIN : MARGIN,
    ...panel,
  };
}

export function isStrip(dock: Dock): dock is "strip-top" | "strip-bottom" {
  return dock === "strip-top" || dock === "strip-bottom";
}

import { middleOfBox, overlaps, type PageBox, padded } from "./boxes.ts";

/** In the order in which they are tried. */
export const CORNERS = ["bottom-right", "bottom-left", "top-right", "top-left"] as const;
export type Corner = (typeof CORNERS)[number];
export type Dock = Corner | "strip-top" | "strip-bottom";

/** Space left free around a target, CSS px. */
const PAD_ACROSS = 55;
const PAD_ALONG = 40;

/** Between the panel and the edge of the window. */
export const MARGIN = 12;

export interface DockSpace {
  readonly window: PageBox;
  /** The size of the panel in a corner. */
  readonly panel: { readonly width: number; readonly height: number };
  readonly targets: readonly PageBox[];
  /** The open dialog or menu. */
  readonly dialog: PageBox | null;
}

/**
 * The place of Nib's panel: the first corner of `tried` that leaves the targets free, or else a strip at the edge away from the first
 * target.
 */
export function dockFor(space: DockSpace, tried: readonly Corner[] = CORNERS): Dock {
  const { targets, dialog, window } = space;
  const free = [...targets.map((box) => padded(box, PAD_ACROSS, PAD_ALONG)), ...(dialog ? [dialog] : [])];
  const fits = (corner: Corner) => {
    const box = cornerBox(corner, space);
    return box.left >= 0 && box.top >= 0 && !free.some((each) => overlaps(each, box));
  };
  return tried.find(fits) ?? stripFor(targets[0], window);
}

/** On the side away from the target. */
function stripFor(target: PageBox | undefined, window: PageBox): Dock {
  return target && middleOfBox(target).y > window.height / 2 ? "strip-top" : "strip-bottom";
}

function cornerBox(corner: Corner, { window, panel }: Pick<DockSpace, "window" | "panel">): PageBox {
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

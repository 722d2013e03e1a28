import { type RefObject, useLayoutEffect, useState } from "react";
import { middleOfBox, overlaps, type PageBox, padded, windowBox } from "./boxes.ts";

export interface DockFacts {
  readonly targets: readonly PageBox[];
  readonly dialog: PageBox | null;
  readonly visitKey: string;
  readonly isStill: boolean;
}

export interface PanelDock {
  readonly dock: Dock;
  /** Moves it to the next corner that leaves the targets free. */
  readonly moveOn: () => void;
  /** Moves it to the corner nearest to a point of the window. */
  readonly moveTo: (x: number, y: number) => void;
}

/** Assumed until the panel is measured. */
const SIZE = { width: 420, height: 280 };

/** Places the lesson panel, lets the user move it, and shrinks the page if it is a strip. */
export function useDock(layer: RefObject<HTMLElement | null>, facts: DockFacts): PanelDock {
  const [preferred, setPreferred] = useState<Corner>("bottom-right");
  const [chosen, setChosen] = useState<{ dock: Dock; visitKey: string }>({ dock: "bottom-right", visitKey: "" });
  useLayoutEffect(() => {
    if (!facts.isStill) return;
    const space = { window: windowBox(), panel: sizeOf(layer.current), ...facts };
    // The page shrinks for a strip, after which a corner might fit again: within a step a strip therefore stays.
    const needsStrip = isStrip(chosen.dock) && chosen.visitKey === facts.visitKey;
    const dock = dockFor(space, needsStrip ? [] : orderFrom(preferred));
    if (dock !== chosen.dock || facts.visitKey !== chosen.visitKey) setChosen({ dock, visitKey: facts.visitKey });
  }, [layer, facts, preferred, chosen]);
  useSpaceForStrip(chosen.dock);
  return {
    dock: chosen.dock,
    moveOn: () => setPreferred(orderFrom(preferred)[1] ?? preferred),
    moveTo: (x, y) => setPreferred(cornerNear(x, y)),
  };
}

/** All corners, starting with one. */
function orderFrom(corner: Corner): Corner[] {
  const index = CORNERS.indexOf(corner);
  return [...CORNERS.slice(index), ...CORNERS.slice(0, index)];
}

function cornerNear(x: number, y: number): Corner {
  const { width, height } = windowBox();
  return `${y > height / 2 ? "bottom" : "top"}-${x > width / 2 ? "right" : "left"}`;
}

/** The size of the panel in a corner, even while it is a strip. */
function sizeOf(layer: HTMLElement | null): { width: number; height: number } {
  const panel = layer?.querySelector<HTMLElement>("[data-dock]");
  if (!panel || panel.dataset.dock?.startsWith("strip")) return SIZE;
  return { width: panel.offsetWidth, height: panel.offsetHeight };
}

/** The page and dialogs are laid out in the space that a strip leaves. */
function useSpaceForStrip(dock: Dock): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const side = dock === "strip-top" ? "--lesson-top" : "--lesson-bottom";
    if (isStrip(dock)) style.setProperty(side, "var(--nib-strip)");
    return () => {
      style.removeProperty(side);
    };
  }, [dock]);
}

/** In the order in which they are tried. */
const CORNERS = ["bottom-right", "bottom-left", "top-right", "top-left"] as const;
export type Corner = (typeof CORNERS)[number];
type Dock = Corner | "strip-top" | "strip-bottom";

/** Space left free around a target, CSS px. */
const PAD_ACROSS = 55;
const PAD_ALONG = 40;

/** Between the panel and the edge of the window. */
export const MARGIN = 12;

interface DockSpace {
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

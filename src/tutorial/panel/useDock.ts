import { type RefObject, useLayoutEffect, useState } from "react";
import { type PageBox, windowBox } from "./boxes.ts";
import { CORNERS, type Corner, type Dock, dockFor, isStrip } from "./docks.ts";

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

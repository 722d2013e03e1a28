/** How the parts of the pixel editor reach the drawing they are about. */
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import type { PaintState } from "../../editor/paint/PaintState.ts";

export const PaintDeskContext = createContext<PaintDesk | null>(null);

export function usePaintDesk(): PaintDesk {
  const desk = useContext(PaintDeskContext);
  if (!desk) throw new Error("There is no drawing around this.");
  return desk;
}

/** A part of the drawing's state. What the selector makes anew is compared one level deep, so it may make objects and lists. */
export function usePaint<T>(selector: (state: PaintState) => T): T {
  return useStore(usePaintDesk().store, useShallow(selector));
}

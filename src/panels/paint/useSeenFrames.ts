/** The frames as they would be saved: with what floats over the shown one laid down. */
import { useMemo } from "react";
import { seenImage } from "../../editor/paint/selecting.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { usePaint } from "./PaintDeskContext.ts";

export function useSeenFrames(): readonly PixelImage[] {
  const drawing = usePaint((state) => state.drawing);
  return useMemo(() => drawing.frames.with(drawing.frame, seenImage(drawing)), [drawing]);
}

/** The frames as they would be saved: with what floats over the shown one laid down. */
import { useMemo } from "react";
import { seenImage } from "../model/selecting.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { usePixelEditorState } from "./PixelEditorContext.ts";

export function useSeenFrames(): readonly PixelImage[] {
  const drawing = usePixelEditorState((state) => state.drawing);
  return useMemo(() => drawing.frames.with(drawing.frame, seenImage(drawing)), [drawing]);
}

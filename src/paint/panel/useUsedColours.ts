/** The colours this character has already; those that are shown keep their places while it is drawn. */
import { useEffect, useState } from "react";
import { after } from "../../browser/timers.ts";
import type { Colour } from "../../pixels/Colour.ts";
import { usePixelEditorState, usePixelEditor } from "./PixelEditorContext.ts";

/** Counting all pixels waits until the hand rests. */
const REST_MS = 300;

export function useUsedColours(): readonly Colour[] {
  const pixelEditor = usePixelEditor();
  const frames = usePixelEditorState(({ drawing }) => drawing.frames);
  const [colours, setColours] = useState<readonly Colour[]>(() => pixelEditor.usedColours());
  useEffect(() => {
    if (frames.length === 0) return;
    return after(REST_MS, () => setColours((shown) => inOldPlaces(shown, pixelEditor.usedColours())));
  }, [pixelEditor, frames]);
  return colours;
}

function inOldPlaces(shown: readonly Colour[], used: readonly Colour[]): readonly Colour[] {
  const stay = shown.filter((colour) => used.includes(colour));
  const come = used.filter((colour) => !shown.includes(colour));
  return stay.length === shown.length && come.length === 0 ? shown : [...stay, ...come];
}

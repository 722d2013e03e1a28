/** Copy, cut and paste of pixels: by the browser's own keys and menus, and by ours (details §11 "Clipboard"). */
import { useEffect, useEffectEvent } from "react";
import { copyPicture, pictureFileIn } from "../../browser/clipboard.ts";
import { hasTextSelection } from "../../browser/keyboard.ts";
import { encodePng } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { acceptsText } from "../acceptsText.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";

export interface PictureClipboard {
  readonly copy: () => void;
  readonly cut: () => void;
  /** What was copied here last; the clipboard of the computer is only read where the child pastes by its own key or menu. */
  readonly paste: () => void;
}

export function usePictureClipboard(pixelEditor: PixelEditor, takeFile: (file: File) => void): PictureClipboard {
  const copy = () => put(pixelEditor.selections.copy());
  const cut = () => put(pixelEditor.selections.cut());
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (meansWords(event)) return;
    event.preventDefault();
    if (event.type === "cut") cut();
    else copy();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (acceptsText(event.target)) return;
    event.preventDefault();
    const picture = pictureFileIn(event.clipboardData);
    if (picture) takeFile(picture);
    else pixelEditor.selections.paste();
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    for (const type of ["copy", "cut"] as const) window.addEventListener(type, (event) => onCopy(event), { signal });
    window.addEventListener("paste", (event) => onPaste(event), { signal });
    return () => end.abort();
  }, []);
  return { copy, cut, paste: () => void pixelEditor.selections.paste() };
}

/** Where the computer's clipboard takes no picture, the one of the desk has it all the same. */
function put(image: PixelImage | null): void {
  if (image) void copyPicture(encodePng(image));
}

function meansWords({ target }: ClipboardEvent): boolean {
  return acceptsText(target) || hasTextSelection();
}

import { useEffect, useEffectEvent } from "react";
import { copyPicture } from "../../browser/clipboard.ts";
import { pictureFileIn } from "../../browser/givenFiles.ts";
import { acceptsText, hasTextSelection } from "../../browser/keyboard.ts";
import { encodePng } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";

export interface PictureClipboard {
  readonly copy: () => void;
  readonly cut: () => void;
  /** Pastes what was copied last in this page. The clipboard of the computer is read only if the child pastes by a key or a menu of the browser. */
  readonly paste: () => void;
}

/** Copies, cuts and pastes pixels, by the keys and menus of the browser and by our own. */
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

/** If the clipboard of the computer takes no picture, the copy in this page remains. */
function put(image: PixelImage | null): void {
  if (image) void copyPicture(encodePng(image));
}

function meansWords({ target }: ClipboardEvent): boolean {
  return acceptsText(target) || hasTextSelection();
}

import { useState } from "react";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { imageIn } from "../model/Drawing.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { imageFromFile } from "./pictureFile.ts";

/** How to import a large picture: shrunk to the canvas, on a larger canvas, or split into frames. */
export type ImportMode = "canvas" | "grown" | "frames";

export interface PictureImport {
  readonly take: (file: Blob) => void;
  /** The large picture the child is asked about, or null. */
  readonly question: PixelImage | null;
  /** Null cancels the import. */
  readonly answer: (mode: ImportMode | null) => void;
  /** Why the last file could not be used, in plain words, or null. */
  readonly message: string | null;
}

/** Imports a picture from a file, a drop or the clipboard. A picture larger than the canvas first asks how. */
export function usePictureImport(pixelEditor: PixelEditor): PictureImport {
  const [question, setQuestion] = useState<PixelImage | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  async function take(file: Blob) {
    setMessage(null);
    try {
      const image = await imageFromFile(file);
      if (isLarger(image, imageIn(pixelEditor.store.getState().drawing))) setQuestion(image);
      else pixelEditor.selections.pasteImage(image);
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  }
  const answer = (mode: ImportMode | null) => {
    if (question && mode) bringIn(pixelEditor, question, mode);
    setQuestion(null);
  };
  return { take: (file) => void take(file), question, answer, message };
}

function bringIn(pixelEditor: PixelEditor, image: PixelImage, mode: ImportMode): void {
  if (mode === "frames") pixelEditor.frames.addStrip(image);
  else pixelEditor.selections.placeImage(image, mode);
}

function isLarger(image: PixelImage, canvas: PixelImage): boolean {
  return image.width > canvas.width || image.height > canvas.height;
}

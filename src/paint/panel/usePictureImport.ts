/** A picture from a file, from a drag or from the clipboard comes onto the drawing; a large one asks how (details §11 "Import"). */
import { useState } from "react";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { imageIn } from "../model/Drawing.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { imageFromFile } from "./pictureFile.ts";

/** How a large picture comes in: made smaller, on a canvas grown for it, or as the frames that it has side by side. */
export type ImportMode = "canvas" | "grown" | "frames";

export interface PictureImport {
  readonly take: (file: Blob) => void;
  /** Larger than the canvas, and waiting to be told how it is to come in. */
  readonly question: PixelImage | null;
  /** Null: not at all. */
  readonly answer: (room: ImportMode | null) => void;
  /** Why the last file could not be used, in plain words. */
  readonly message: string | null;
}

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
  const answer = (room: ImportMode | null) => {
    if (question && room) bringIn(pixelEditor, question, room);
    setQuestion(null);
  };
  return { take: (file) => void take(file), question, answer, message };
}

function bringIn(pixelEditor: PixelEditor, image: PixelImage, room: ImportMode): void {
  if (room === "frames") pixelEditor.frames.addStrip(image);
  else pixelEditor.selections.placeImage(image, room);
}

function isLarger(image: PixelImage, canvas: PixelImage): boolean {
  return image.width > canvas.width || image.height > canvas.height;
}

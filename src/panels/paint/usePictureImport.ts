/** A picture from a file, from a drag or from the clipboard comes onto the drawing; a large one asks how (details §11 "Import"). */
import { useState } from "react";
import { imageIn } from "../../editor/paint/Drawing.ts";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { imageFromFile } from "./pictureFile.ts";

/** How a large picture comes in: made smaller, on a canvas grown for it, or as the frames that it has side by side. */
export type PictureRoom = "canvas" | "grown" | "frames";

export interface PictureImport {
  readonly take: (file: Blob) => void;
  /** Larger than the canvas, and waiting to be told how it is to come in. */
  readonly question: PixelImage | null;
  /** Null: not at all. */
  readonly answer: (room: PictureRoom | null) => void;
  /** Why the last file could not be used, in plain words. */
  readonly message: string | null;
}

export function usePictureImport(desk: PaintDesk): PictureImport {
  const [question, setQuestion] = useState<PixelImage | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  async function take(file: Blob) {
    setMessage(null);
    try {
      const image = await imageFromFile(file);
      if (isLarger(image, imageIn(desk.store.getState().drawing))) setQuestion(image);
      else desk.pieces.pasteImage(image);
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
  }
  const answer = (room: PictureRoom | null) => {
    if (question && room) bringIn(desk, question, room);
    setQuestion(null);
  };
  return { take: (file) => void take(file), question, answer, message };
}

function bringIn(desk: PaintDesk, image: PixelImage, room: PictureRoom): void {
  if (room === "frames") desk.frames.takeIn(image);
  else desk.pieces.takeIn(image, room);
}

function isLarger(image: PixelImage, canvas: PixelImage): boolean {
  return image.width > canvas.width || image.height > canvas.height;
}

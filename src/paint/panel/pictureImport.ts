import { useState } from "react";
import { readFileBytes } from "../../browser/files.ts";
import { messageOf } from "../../browser/request.ts";
import { TILE } from "../../engine/index.ts";
import { readPictureHeader } from "../../migrate/pictureHeader.ts";
import { decodePixels } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { imageIn } from "../model/Drawing.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { CANVAS_TILES_MAX } from "../model/paintLimits.ts";

/** For the file field. */
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp,image/gif";

const BYTES_MAX = 20_000_000;
/** The longest side that is decoded: a tablet's photo is about 4000 px wide, and each decoded pixel takes four bytes. */
const SIDE_MAX = 5000;
/** The longest side of a canvas, px. */
const CANVAS_SIDE_MAX = CANVAS_TILES_MAX * TILE;

const NO_PICTURE = "That's not a picture. Pick a PNG, JPEG, WebP or GIF.";
const BROKEN = "We couldn't open that picture. Try another one.";
const TOO_LARGE = "That picture is too big. Try a smaller one.";

/**
 * The pixels of a picture file, scaled down to the largest canvas; of a GIF only the first frame. Type and size are checked before
 * anything is decoded. Rejects with a message for a child.
 */
async function imageFromFile(file: Blob): Promise<PixelImage> {
  if (file.size > BYTES_MAX) throw new Error(TOO_LARGE);
  const bytes = await readFileBytes(file).catch(() => {
    throw new Error(BROKEN);
  });
  const header = readPictureHeader(bytes) ?? gifSize(bytes);
  if (!header) throw new Error(NO_PICTURE);
  const { type, width, height } = header;
  if (Math.max(width, height) > SIDE_MAX) throw new Error(TOO_LARGE);
  return decodePixels(bytes, type, CANVAS_SIDE_MAX).catch(() => {
    throw new Error(BROKEN);
  });
}

export interface GifHeader {
  readonly type: "image/gif";
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** The size of a GIF, or null for other bytes. A drawing may start from a GIF, although games do not store any. */
export function gifSize(bytes: Uint8Array): GifHeader | null {
  const isGif = bytes.length >= 10 && /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)));
  if (!isGif) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { type: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** A file name that every file system accepts: `hero-idle.png`. */
export function pictureFileName(character: string, appearance: string): string {
  return `${plain(character) || "character"}-${plain(appearance) || "appearance"}.png`;
}

function plain(name: string): string {
  return name
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** How to import a large picture: shrunk to the canvas, on a larger canvas, or split into frames. */
export type ImportMode = "canvas" | "grown" | "frames";

interface PictureImport {
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
      setMessage(messageOf(failure));
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

/** A picture file of the child's own as pixels to draw with (details §11 "Import", product §10, §15). */
import { readFileBytes } from "../../browser/files.ts";
import { TILE } from "../../engine/index.ts";
import { readPictureHeader } from "../../migrate/pictureHeader.ts";
import { decodePixels } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { CANVAS_TILES_MAX } from "../model/paintLimits.ts";

/** For the field that asks for a file. */
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp,image/gif";

const BYTES_MAX = 20_000_000;
/** A photo of a tablet is about 4000 dots wide; what is decoded takes four bytes a dot. */
const SIDE_MAX = 5000;
/** No canvas has more room. */
const CANVAS_SIDE_MAX = CANVAS_TILES_MAX * TILE;

const NO_PICTURE = "This file is no picture. Choose a PNG, a JPEG, a WebP or a GIF.";
const BROKEN = "This picture could not be opened. Try another one.";
const TOO_LARGE = "This picture is too large. Try a smaller one.";

/**
 * Its pixels, as many as the largest canvas has room for; of a GIF its first picture. Kind and size are looked at before
 * anything is decoded. Rejects with words for a child.
 */
export async function imageFromFile(file: Blob): Promise<PixelImage> {
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

/** Whether some bytes are a GIF, and how large: games keep none, but a drawing may begin with one. */

export interface GifHeader {
  readonly type: "image/gif";
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export function gifSize(bytes: Uint8Array): GifHeader | null {
  const isGif = bytes.length >= 10 && /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)));
  if (!isGif) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { type: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The name of the picture file of a look, as every file system takes it: `hero-idle.png` (details §11 "Import"). */
export function pictureFileName(character: string, appearance: string): string {
  return `${plain(character) || "character"}-${plain(appearance) || "appearance"}.png`;
}

function plain(name: string): string {
  return name
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

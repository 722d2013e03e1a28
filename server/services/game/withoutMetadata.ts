import { readPictureHeader } from "../../../src/migrate/pictureHeader.ts";
import { jpegWithoutNotes } from "./jpegWithoutNotes.ts";
import { BrokenPicture } from "./KeptBytes.ts";
import { pngWithoutNotes } from "./pngWithoutNotes.ts";
import { webpWithoutNotes } from "./webpWithoutNotes.ts";

const CLEANERS = { "image/png": pngWithoutNotes, "image/jpeg": jpegWithoutNotes, "image/webp": webpWithoutNotes };

/**
 * Returns a picture with nothing but the parts that show it: without texts, times, the notes of a camera, and anything
 * behind its end. Words that are hidden among the packed pixels stay, because only decoding the pixels would find them,
 * which takes too long. Returns the very same bytes if there is nothing to leave out, and no bytes for what is not a
 * whole PNG, JPEG or WebP.
 */
export function withoutMetadata(picture: Buffer): Buffer {
  const header = readPictureHeader(picture);
  if (!header) return Buffer.alloc(0);
  try {
    return CLEANERS[header.type](picture);
  } catch (error) {
    if (error instanceof BrokenPicture) return Buffer.alloc(0);
    throw error;
  }
}

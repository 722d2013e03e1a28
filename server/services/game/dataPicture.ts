import { readPictureHeader } from "../../../src/migrate/pictureHeader.ts";
import { isDataPicture } from "../../../src/migrate/pictures.ts";

/** Returns the bytes of a picture in a data URL; none for any other text. */
export function bytesOfPicture(address: string): Buffer {
  if (!isDataPicture(address)) return Buffer.alloc(0);
  const letters = address.slice(address.indexOf(",") + 1);
  const bytes = Buffer.from(letters, "base64");
  // Decoding stops at an equals sign, so one in the middle makes the result too short.
  return bytes.length === Math.floor((lengthWithoutPadding(letters) * 3) / 4) ? bytes : Buffer.alloc(0);
}

/**
 * Returns the longer side of a picture in pixels; 0 for what no browser shows as a picture, whatever its data URL says.
 */
export function longerSide(picture: Uint8Array): number {
  const header = readPictureHeader(picture);
  return header && Math.min(header.width, header.height) > 0 ? Math.max(header.width, header.height) : 0;
}

function lengthWithoutPadding(letters: string): number {
  if (letters.endsWith("==")) return letters.length - 2;
  return letters.endsWith("=") ? letters.length - 1 : letters.length;
}

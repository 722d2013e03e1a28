import { isDataPicture } from "../../../src/migrate/pictures.ts";

/** The bytes of a picture in a data URL; none for any other text. */
export function bytesOfPicture(address: string): Buffer {
  if (!isDataPicture(address)) return Buffer.alloc(0);
  const letters = address.slice(address.indexOf(",") + 1);
  const bytes = Buffer.from(letters, "base64");
  // Decoding stops at an equals sign, which belongs at the end only.
  return bytes.length === Math.floor((lengthWithoutPadding(letters) * 3) / 4) ? bytes : Buffer.alloc(0);
}

function lengthWithoutPadding(letters: string): number {
  if (letters.endsWith("==")) return letters.length - 2;
  return letters.endsWith("=") ? letters.length - 1 : letters.length;
}

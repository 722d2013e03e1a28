import { readFileBytes } from "../../../browser/files.ts";
import { BACKGROUND_SIDE_MAX } from "../../../engine/index.ts";
import { readPictureHeader } from "../../../migrate/pictureHeader.ts";
import { encodeSmallJpeg } from "../../../pictures/pixels.ts";

/** More than any picture within the size limit needs. */
const BYTES_MAX = 20_000_000;
/** Sharp enough for any stage on screen, and small enough for a game that is saved often. */
const SMALL = { sideMax: 1280, urlLengthMax: 250_000 };

const NO_PICTURE = "This file is no picture that fits here. Choose a PNG, a JPEG or a WebP.";
const BROKEN = "This picture could not be opened. Try another one.";

/**
 * Turns the user's picture file into the background of a stage. Type and size are checked before anything is decoded. Rejects with a
 * message for a child.
 */
export async function backgroundFromFile(file: File): Promise<string> {
  if (file.size > BYTES_MAX) throw new Error(NO_PICTURE);
  const bytes = await readFileBytes(file).catch(() => {
    throw new Error(BROKEN);
  });
  const header = readPictureHeader(bytes);
  if (!header) throw new Error(NO_PICTURE);
  const { type, width, height } = header;
  if (Math.max(width, height) > BACKGROUND_SIDE_MAX) throw new Error(tooLarge(width, height));
  const url = await encodeSmallJpeg(bytes, type, SMALL).catch(() => {
    throw new Error(BROKEN);
  });
  return `url(${url})`;
}

function tooLarge(width: number, height: number): string {
  return `This picture is too large: ${width} by ${height} dots. ${BACKGROUND_SIDE_MAX} by ${BACKGROUND_SIDE_MAX} is the most.`;
}

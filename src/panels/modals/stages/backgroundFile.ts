/** A picture file of the child's own as the background of a stage (details §13, product §10, §15). */
import { readFileBytes } from "../../../browser/files.ts";
import { BACKGROUND_SIDE_MAX } from "../../../engine/index.ts";
import { readPictureHeader } from "../../../migrate/pictureHeader.ts";
import { encodeSmallJpeg } from "../../../pictures/pixels.ts";

/** No picture of 2048 by 2048 squares weighs more. */
const BYTES_MAX = 20_000_000;
/** As sharp as a background is ever seen, and light enough for a game that is saved again and again. */
const SMALL = { sideMax: 1280, urlLengthMax: 250_000 };

const NO_PICTURE = "This file is no picture that fits here. Choose a PNG, a JPEG or a WebP.";
const BROKEN = "This picture could not be opened. Try another one.";

/** Kind and size are looked at before anything is decoded. Rejects with words for a child. */
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

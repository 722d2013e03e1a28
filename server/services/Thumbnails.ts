import { readPictureHeader } from "../../src/migrate/pictureHeader.ts";
import { digestOfThumbnail, isPictureDigest, pictureDigest, thumbnailOf } from "../stores/rows.ts";
import type { PictureStore } from "../stores/Stores.ts";
import { bytesOfPicture, longerSide } from "./game/dataPicture.ts";
import { withoutMetadata } from "./game/withoutMetadata.ts";
import { HttpError } from "./HttpError.ts";

const BYTES_MAX = 300 * 1024;
/** The longest side in pixels. The editor makes thumbnails 400 wide, but a stage may be long. */
const SIDE_MAX = 2048;
const TOO_LARGE = "The picture of this game is too big.";

interface ThumbnailPicture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Stores and reads the pictures of worlds, which arrive as data URLs and are served as files that never change. */
export class Thumbnails {
  readonly #pictures: PictureStore;

  constructor(pictures: PictureStore) {
    this.#pictures = pictures;
  }

  /** Stores a picture and returns its address on this site. */
  async keep(dataUrl: string): Promise<string> {
    const bytes = checkedPicture(dataUrl, BYTES_MAX);
    const digest = pictureDigest(bytes);
    await this.#pictures.write(digest, bytes);
    return thumbnailOf(digest);
  }

  /**
   * Counts a picture as written now, because another world or version is about to show it and a sweep must not remove
   * it meanwhile.
   */
  async keepLonger(thumbnail: string): Promise<void> {
    const digest = digestOfThumbnail(thumbnail);
    if (digest) await this.#pictures.touch(digest);
  }

  async read(digest: string): Promise<ThumbnailPicture> {
    const bytes = isPictureDigest(digest) ? await this.#pictures.read(digest) : null;
    const type = bytes && readPictureHeader(bytes)?.type;
    if (!type) throw new HttpError(404, "Sorry, we couldn't find this picture.");
    return { type, bytes };
  }
}

/** Returns the bytes of a picture in a data URL, without metadata. Throws an `HttpError` for anything else. */
export function checkedPicture(dataUrl: string, bytesMax: number): Uint8Array {
  // The length of a data URL with that many bytes.
  if (dataUrl.length > (bytesMax * 4) / 3 + 100) throw new HttpError(413, TOO_LARGE);
  const bytes = withoutMetadata(bytesOfPicture(dataUrl));
  const side = longerSide(bytes);
  if (side === 0 || side > SIDE_MAX)
    throw new HttpError(400, "We couldn't read the picture of this game. It must be a JPEG, PNG or WebP.");
  if (bytes.length > bytesMax) throw new HttpError(413, TOO_LARGE);
  return bytes;
}

/** Pictures of worlds: they arrive as data URLs and leave as files that never change (product §24). */
import { createHash } from "node:crypto";
import { digestOfThumbnail, thumbnailOf } from "../data/rows.ts";
import type { PictureStore } from "../data/Stores.ts";
import { Refusal } from "./Refusal.ts";

const BYTES_MAX = 300 * 1024;
const DATA_URL = /^data:image\/(?:jpeg|png);base64,([A-Za-z0-9+/]+={0,2})$/;
const DIGEST = /^[0-9a-f]{64}$/;

export interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export class Thumbnails {
  private readonly pictures: PictureStore;

  constructor(pictures: PictureStore) {
    this.pictures = pictures;
  }

  /** Keeps a picture and answers its address on this site. */
  async keep(dataUrl: string): Promise<string> {
    const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? "", "base64");
    if (!typeOf(bytes))
      throw new Refusal(400, "The picture of this game could not be read. It must be a JPEG or a PNG.");
    if (bytes.length > BYTES_MAX) throw new Refusal(413, "The picture of this game is too large.");
    const digest = createHash("sha256").update(bytes).digest("hex");
    await this.pictures.write(digest, bytes);
    return thumbnailOf(digest);
  }

  /** For another world or version that is about to show it: a sweep meanwhile must not take it for one that nobody wants. */
  async keepLonger(thumbnail: string): Promise<void> {
    const digest = digestOfThumbnail(thumbnail);
    if (digest) await this.pictures.touch(digest);
  }

  async read(digest: string): Promise<Picture> {
    const bytes = DIGEST.test(digest) ? await this.pictures.read(digest) : null;
    const type = bytes && typeOf(bytes);
    if (!type) throw new Refusal(404, "Sorry, this picture could not be found.");
    return { type, bytes };
  }
}

/** Known by how its bytes begin, whatever it calls itself (product §15); null for anything else. */
function typeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString("hex");
  if (start.startsWith("ffd8ff")) return "image/jpeg";
  return start === "89504e470d0a1a0a" ? "image/png" : null;
}

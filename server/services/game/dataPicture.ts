import { type PictureHeader, readPictureHeader } from "../../../src/migrate/pictureHeader.ts";

const DATA_PICTURE = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;
/** A multiple of four letters; a JPEG may carry a camera's notes of up to 64 KB before its size. */
const HEADER_LETTERS = 100_000;

/** The bytes of a picture in a data URL; none for any other text. */
export function bytesOfPicture(address: string): Buffer {
  return Buffer.from(DATA_PICTURE.exec(address)?.[1] ?? "", "base64");
}

/** Decodes no more than the header needs. Null if the bytes are no PNG, JPEG or WebP, whatever the text claims. */
export function headerOfPicture(address: string): PictureHeader | null {
  const start = DATA_PICTURE.exec(address)?.[1]?.slice(0, HEADER_LETTERS);
  return start ? readPictureHeader(Buffer.from(start, "base64")) : null;
}

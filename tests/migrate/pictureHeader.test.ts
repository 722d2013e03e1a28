import { describe, expect, it } from "vitest";
import { readPictureHeader } from "../../src/migrate/pictureHeader.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (text: string) => readPictureHeader(bytesOf(text));

const PNG = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x02\0\0\0\x28";
const JPEG = "\xff\xd8\xff\xe0\0\x04ab\xff\xc2\0\x11\x08\x01\x02\x03\x04\x03\0\0";
const WEBP = (chunk: string) => `RIFF\0\0\0\0WEBP${chunk}${"\0".repeat(20)}`;

describe("the header of a picture", () => {
  it.each([
    ["a PNG", PNG, { type: "image/png", width: 258, height: 40 }],
    ["a JPEG behind its first segment", JPEG, { type: "image/jpeg", width: 772, height: 258 }],
    [
      "an extended WebP",
      WEBP("VP8X\0\0\0\0\0\0\0\0\x01\x02\x01\x03\0\0"),
      { type: "image/webp", width: 66050, height: 4 },
    ],
    ["a lossless WebP", WEBP("VP8L\0\0\0\0\x2f\x03\x40\0\0"), { type: "image/webp", width: 4, height: 2 }],
    ["a plain WebP", WEBP("VP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x05\0\x06\0"), { type: "image/webp", width: 5, height: 6 }],
  ])("tells kind and size of %s", (_name, text, header) => {
    expect(read(text)).toEqual(header);
  });

  it.each([
    ["a drawing in words", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a GIF", "GIF89a\x01\0\x01\0"],
    ["half a PNG", PNG.slice(0, 20)],
    ["half a JPEG", JPEG.slice(0, 10)],
    ["nothing", ""],
  ])("knows that %s is none", (_name, text) => {
    expect(read(text)).toBeNull();
  });

  it("reads from the middle of a larger store of bytes", () => {
    expect(readPictureHeader(bytesOf(`abc${PNG}`).subarray(3))?.width).toBe(258);
  });
});

import { crc32 as crcOfNode } from "node:zlib";
import { describe, expect, it } from "vitest";
import { crc32 } from "../../src/parcel/crc32.ts";
import { readGamePicture, writeGamePicture } from "../../src/parcel/picture.ts";
import { plainPicture } from "../support/parcels.ts";

const TEXT = '{"name":"Frog 🐸"}';
const LOST = "This picture lost its game. Ask for the file.";
const withGame = () => writeGamePicture(plainPicture(), TEXT);

/** Where the data of the chunk with the game starts: behind the signature, the first chunk, length and name. */
const GAME_AT = 8 + 25 + 8;

describe("a picture that is the game", () => {
  it("gives its text back", () => {
    expect(readGamePicture(withGame())).toBe(TEXT);
  });

  it("is the same picture, with one more chunk that programs may pass over", () => {
    const chunks = chunksOf(withGame());
    expect(chunks.filter(({ name }) => name !== "grDl")).toEqual(chunksOf(plainPicture()));
    expect(chunks.slice(0, 2).map(({ name }) => name)).toEqual(["IHDR", "grDl"]);
    for (const { named, checksum } of chunks) expect(checksum).toBe(crcOfNode(named));
  });

  it("gives its text back wherever another program has put the chunk", () => {
    const bytes = withGame();
    const length = 12 + Buffer.from(bytes).readUInt32BE(GAME_AT - 8);
    const chunk = bytes.subarray(GAME_AT - 8, GAME_AT - 8 + length);
    const plain = plainPicture();
    const moved = Buffer.concat([plain.subarray(0, -12), chunk, plain.subarray(-12)]);
    expect(readGamePicture(moved)).toBe(TEXT);
  });

  it.each([
    ["has no game", plainPicture(), LOST],
    ["was made again as a JPEG", Buffer.from("ffd8ffe000104a464946", "hex"), LOST],
    ["was made again as a WebP", Buffer.from("RIFF0000WEBPVP8 "), LOST],
    ["was cut", withGame().slice(0, GAME_AT + 5), "damaged"],
    ["has a changed bit", withGame().with(GAME_AT + 3, 0x55), "damaged"],
    ["has a changed checksum", changedChecksum(), "damaged"],
  ])("that %s is refused", (_, bytes, words) => {
    expect(() => readGamePicture(bytes)).toThrow(words);
  });

  it("is only made of a PNG", () => {
    expect(() => writeGamePicture(Buffer.from("ffd8ffe0", "hex"), TEXT)).toThrow("PNG");
  });
});

it.each(["", "a", "IEND", "The quick brown fox"])("the checksum of %j is that of PNG and ZIP", (text) => {
  expect(crc32(Buffer.from(text))).toBe(crcOfNode(text));
});

function changedChecksum(): Uint8Array {
  const bytes = withGame();
  const at = GAME_AT + Buffer.from(bytes).readUInt32BE(GAME_AT - 8);
  return bytes.with(at, (bytes[at] ?? 0) ^ 1);
}

function chunksOf(bytes: Uint8Array) {
  const file = Buffer.from(bytes);
  const chunks: { name: string; named: Buffer; checksum: number }[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const named = file.subarray(at + 4, at + 8 + length);
    chunks.push({ name: named.toString("latin1", 0, 4), named, checksum: file.readUInt32BE(at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { base64Of, bytesOfBase64, packText, unpackStart, unpackText } from "../../src/parcel/packing.ts";

const TEXT = "Frog 🐸 ".repeat(1000);

describe("a packed text", () => {
  it.each([TEXT, "", "a"])("comes back", (text) => {
    expect(unpackText(packText(text), 100_000)).toBe(text);
  });

  it("may be packed by another program", () => {
    expect(unpackText(deflateRawSync(TEXT), 100_000)).toBe(TEXT);
  });

  it("becomes as large as it may be, and no larger", () => {
    const text = "0".repeat(500_000);
    expect(unpackText(packText(text), 500_000)).toBe(text);
    expect(() => unpackText(packText(text), 499_999)).toThrow("too big");
  });

  it("is given up long before its end if it becomes too large", () => {
    const bomb = deflateRawSync(Buffer.alloc(100_000_000));
    const began = process.memoryUsage().arrayBuffers;
    expect(() => unpackText(bomb, 8_000_000)).toThrow("too big");
    expect(process.memoryUsage().arrayBuffers - began).toBeLessThan(50_000_000);
  });

  it("that ends too early or is none is damaged", () => {
    const packed = packText(TEXT);
    expect(() => unpackText(packed.subarray(0, -3), 100_000)).toThrow("damaged");
    expect(() => unpackText(Uint8Array.of(), 100_000)).toThrow("damaged");
    expect(() => unpackText(Buffer.from("Hello, I am a letter."), 100_000)).toThrow("damaged");
  });

  it("shows its start without the rest", () => {
    expect(Buffer.from(unpackStart(packText("0123456789".repeat(100_000)), 15)).toString()).toBe("012345678901234");
  });
});

it("bytes are letters and bytes again", () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) & 255);
  expect([...bytesOfBase64(base64Of(bytes))]).toEqual([...bytes]);
  expect(() => bytesOfBase64("no letters!")).toThrow("damaged");
});

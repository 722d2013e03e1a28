/** PNGs as any program may write them: every color type that is supported, and every row filter. */
import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readPng } from "../../server/generate/readPng.ts";

const [WIDTH, HEIGHT] = [5, 4];
const PALETTE = [10, 20, 30, 40, 50, 60, 70, 80, 90];

interface Kind {
  readonly number: number;
  /** The bytes of a pixel as written, and the color they mean. */
  readonly pixel: (n: number) => readonly number[];
  readonly color: (n: number) => readonly number[];
}

const byte = (n: number): number => (n * 37 + 11) % 256;
const KINDS: Readonly<Record<string, Kind>> = {
  grey: { number: 0, pixel: (n) => [byte(n)], color: (n) => [byte(n), byte(n), byte(n), 255] },
  colors: { number: 2, pixel: (n) => [n, byte(n), 7], color: (n) => [n, byte(n), 7, 255] },
  "a palette": {
    number: 3,
    pixel: (n) => [n % 3],
    color: (n) => [...PALETTE.slice((n % 3) * 3, (n % 3) * 3 + 3), n % 3 === 1 ? 128 : 255],
  },
  "grey and alpha": { number: 4, pixel: (n) => [byte(n), n], color: (n) => [byte(n), byte(n), byte(n), n] },
  "colors and alpha": { number: 6, pixel: (n) => [n, byte(n), 7, 200 - n], color: (n) => [n, byte(n), 7, 200 - n] },
};

/** What each row filter subtracts from a byte: its left neighbor, the one above, or both. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => Math.floor((left + up) / 2),
  (left, up, corner) => {
    const guess = left + up - corner;
    const sorted = [left, up, corner].toSorted((a, b) => Math.abs(guess - a) - Math.abs(guess - b));
    return sorted[0] ?? 0;
  },
];

function pngOf({ number, pixel }: Kind, filter: number): Buffer {
  const step = pixel(0).length;
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => pixel(y * WIDTH + x)).flat(),
  );
  const at = (y: number, x: number): number => rows[y]?.[x] ?? 0;
  const taken = (y: number, x: number): number =>
    FILTERS[filter]?.(at(y, x - step), at(y - 1, x), at(y - 1, x - step)) ?? 0;
  const written = rows.flatMap((row, y) => [filter, ...row.map((value, x) => (value - taken(y, x)) & 255)]);
  const head = Buffer.from([0, 0, 0, WIDTH, 0, 0, 0, HEIGHT, 8, number, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(PALETTE)),
    chunk("tRNS", Buffer.from([255, 128])),
    chunk("IDAT", deflateSync(Buffer.from(written))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

describe("a PNG is read", () => {
  const everyWay = Object.entries(KINDS).flatMap(([name, kind]) =>
    FILTERS.map((_, filter) => ({ name, kind, filter })),
  );

  it.each(everyWay)("of $name, with rows written in way $filter", ({ kind, filter }) => {
    const { width, height, data } = readPng(pngOf(kind, filter));
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect([...data]).toEqual(Array.from({ length: WIDTH * HEIGHT }, (_, n) => kind.color(n)).flat());
  });

  it("unless one of its sides is longer than allowed", () => {
    const png = pngOf(KINDS.grey as Kind, 0);
    expect(readPng(png, WIDTH).width).toBe(WIDTH);
    expect(() => readPng(png, WIDTH - 1)).toThrow();
  });
});

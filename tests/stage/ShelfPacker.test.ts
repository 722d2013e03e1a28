import { describe, expect, it } from "vitest";
import { ShelfPacker, type Slot } from "../../src/stage/actors/ShelfPacker.ts";

type Placed = Slot & { readonly width: number; readonly height: number };

function overlap(a: Placed, b: Placed): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return a.page === b.page && across && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe("pictures on pages", () => {
  it("never overlap and never leave their page", () => {
    const packer = new ShelfPacker(400);
    const placed: Placed[] = [];
    for (let index = 0; index < 300; index++) {
      const width = 40 * (1 + ((index * 7) % 4));
      const height = 40 * (1 + ((index * 5) % 3));
      const slot = packer.place(width, height);
      expect(slot).not.toBeNull();
      if (slot) placed.push({ ...slot, width, height });
    }
    expect(placed.every(({ x, y, width, height }) => x + width <= 400 && y + height <= 400)).toBe(true);
    expect(placed.some((a, index) => placed.slice(index + 1).some((b) => overlap(a, b)))).toBe(false);
  });

  it("fill a page of tiles completely before the next is begun", () => {
    const packer = new ShelfPacker(400);
    for (let tile = 0; tile < 100; tile++) packer.place(40, 40);
    expect(packer.pages).toBe(1);
    packer.place(40, 40);
    expect(packer.pages).toBe(2);
  });

  it("go on the lowest shelf that holds them, so that high shelves stay free", () => {
    const packer = new ShelfPacker(400);
    packer.place(40, 200);
    packer.place(400 - 40, 200);
    packer.place(40, 40);
    packer.place(40, 160);
    expect(packer.place(40, 40)).toEqual({ page: 0, x: 40, y: 200 });
    expect(packer.place(40, 160)).toEqual({ page: 0, x: 40, y: 240 });
  });

  it("go on a smaller first page while they fit there, and larger ones on the next", () => {
    const packer = new ShelfPacker(400, 80);
    expect(packer.place(40, 40)).toEqual({ page: 0, x: 0, y: 0 });
    expect(packer.place(120, 40)).toEqual({ page: 1, x: 0, y: 0 });
    expect(packer.place(40, 120)).toEqual({ page: 1, x: 0, y: 40 });
    expect(packer.place(40, 40)).toEqual({ page: 0, x: 40, y: 0 });
    expect([0, 1, 2].map((page) => packer.sideOf(page))).toEqual([80, 400, 400]);
  });

  it("find no place when they are larger than a page", () => {
    expect(new ShelfPacker(400).place(401, 40)).toBeNull();
  });
});

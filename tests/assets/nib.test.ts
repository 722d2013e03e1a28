/** The narrator as shipped: the sprite sheet and the note that describes it. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nibJson } from "../../assets/ui/nib/poses.ts";
import { readPng } from "./readPng.ts";

const FRAME = 48;
const shipped = (file: string) => readFileSync(new URL(`../../assets/ui/${file}`, import.meta.url));
const poses: Readonly<Record<string, { readonly row: number; readonly frames: number }>> = JSON.parse(
  shipped("nib.json").toString(),
);
const sheet = readPng(shipped("nib.png"));

function frame(row: number, column: number): string {
  const rows = Array.from({ length: FRAME }, (_, y) => (row * FRAME + y) * sheet.width + column * FRAME);
  return rows.map((from) => sheet.pixels.slice(from, from + FRAME).join()).join("\n");
}

const isEmpty = (picture: string) => !/[0-9a-f]{6}/.test(picture);

describe("Nib", () => {
  it("can do what the script drew", () => {
    expect(shipped("nib.json").toString()).toBe(nibJson());
  });

  it("has all poses of the tutorial, with so many frames", () => {
    expect(Object.fromEntries(Object.entries(poses).map(([pose, { frames }]) => [pose, frames]))).toEqual({
      rest: 2,
      talk: 4,
      point: 2,
      explain: 4,
      think: 2,
      puzzled: 2,
      oops: 2,
      cheer: 4,
      wave: 2,
    });
  });

  it.each(Object.entries(poses))(
    "moves from frame to frame when it does %s, and nothing else is in that row",
    (_, { row, frames }) => {
      for (let column = 0; column < sheet.width / FRAME; column++) {
        expect(isEmpty(frame(row, column))).toBe(column >= frames);
        if (column > 0 && column < frames) expect(frame(row, column)).not.toBe(frame(row, column - 1));
      }
    },
  );

  it.each(Object.entries(poses))("is not cut off at the sides when it does %s", (_, { row, frames }) => {
    for (let column = 0; column < frames; column++) {
      const lines = frame(row, column).split("\n");
      const sides = lines.map((line) => line.split(",")).flatMap((line) => [line[0], line[FRAME - 1]]);
      expect(isEmpty(sides.join())).toBe(true);
    }
  });
});

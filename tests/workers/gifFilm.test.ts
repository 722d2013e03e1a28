import { expect, it } from "vitest";
import { GifFilm } from "../../workers/GifFilm.ts";

const SIDE = 80;

/** A picture of noise in the colors of a small palette; another one for another `shift`. */
function picture(shift: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const tone = (Math.floor(Math.abs(Math.sin(at * 12.9 + shift) * 43758)) % 5) * 50;
    pixels.set([tone, 255 - tone, (at % 3) * 100, 255], 4 * at);
  }
  return pixels;
}

function filmOf(shifts: readonly number[]): Uint8Array {
  const film = new GifFilm();
  film.take({ job: "colors", pixels: picture(0) });
  for (const shift of shifts) {
    expect(
      film.take({ job: "frame", frame: { pixels: picture(shift), width: SIDE, height: SIDE, ms: 80 } }),
    ).toBeNull();
  }
  return film.take({ job: "end" }) ?? new Uint8Array();
}

it("a film is a GIF with every frame, which plays again and again", () => {
  const bytes = filmOf([0, 1, 2]);
  const text = String.fromCharCode(...bytes);
  expect(text.startsWith("GIF89a")).toBe(true);
  expect(text).toContain("NETSCAPE2.0");
  expect(text.split("\x21\xf9\x04").length - 1).toBe(3);
  expect(bytes.at(-1)).toBe(0x3b);
});

it("a frame in which nothing changes takes hardly any room", () => {
  const one = filmOf([0]).length;
  const still = filmOf([0, 0]).length - one;
  const changed = filmOf([0, 1]).length - one;
  expect(still).toBeLessThan(changed / 4);
});

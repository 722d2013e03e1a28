import type { Color } from "../pixels/Color.ts";
import { clearImage, type PixelImage, wordOf, wordsOf } from "../pixels/PixelImage.ts";
import { BASE, colorOfInk, type Ink, LIGHT, LINE, SHADE, type Tone } from "./inks.ts";

/** The dots along each side of a sprite. Each becomes two by two pixels. */
export const SIDE = 20;
/** The axis between the left and the right half, in the coordinates of dots. */
export const CENTER = (SIDE - 1) / 2;

export type SketchPoint = readonly [x: number, y: number];

interface Dot {
  readonly ink: Ink;
  readonly tone: Tone;
}

const BESIDE: readonly SketchPoint[] = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
];

/** A small sheet on which a picture is composed of shaded shapes, each with an outline and lit from the top left. */
export class Sketch {
  readonly width: number;
  readonly height: number;
  readonly #dots: (Dot | undefined)[];

  constructor(width = SIDE, height = SIDE) {
    this.width = width;
    this.height = height;
    this.#dots = new Array(width * height);
  }

  /** Draws a part on a sheet of its own, outlines it and puts it over the picture. */
  add(draw: (part: Sketch) => unknown): this {
    const part = new Sketch(this.width, this.height);
    draw(part);
    part.#outline();
    part.#dots.forEach((dot, place) => {
      if (dot) this.#dots[place] = dot;
    });
    return this;
  }

  /** Draws a part on both sides; `x` converts a coordinate of the left one. */
  pair(draw: (part: Sketch, x: (left: number) => number) => unknown): this {
    return this.add((part) => draw(part, (left) => left)).add((part) => draw(part, (left) => this.width - 1 - left));
  }

  put(x: number, y: number, ink: Ink, tone: Tone = BASE): this {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.#dots[y * this.width + x] = { ink, tone };
    return this;
  }

  /** An ellipse shaded like a ball: light at the top left, with a crescent of shade at the bottom right. */
  ball(x: number, y: number, rx: number, ry: number, ink: Ink): this {
    return this.#fill((px, py) => {
      const [dx, dy] = [(px - x) / rx, (py - y) / ry];
      if (dx * dx + dy * dy > 1) return null;
      const away = Math.hypot(dx + 0.36, dy + 0.4);
      return { ink, tone: away > 1.16 ? SHADE : away < 0.42 ? LIGHT : BASE };
    });
  }

  disc(x: number, y: number, rx: number, ry: number, ink: Ink, tone: Tone = BASE): this {
    return this.#fill((px, py) => (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 <= 1 ? { ink, tone } : null));
  }

  box(x: number, y: number, width: number, height: number, ink: Ink, tone: Tone = BASE): this {
    return this.#fill((px, py) => (px >= x && py >= y && px < x + width && py < y + height ? { ink, tone } : null));
  }

  /** A polygon with a light edge towards the light and a dark edge away from it. */
  shape(corners: readonly SketchPoint[], ink: Ink): this {
    const isIn = (x: number, y: number): boolean => isWithin(corners, x, y);
    return this.#fill((x, y) => {
      if (!isIn(x, y)) return null;
      if (!isIn(x + 1, y) || !isIn(x, y + 1)) return { ink, tone: SHADE };
      return { ink, tone: isIn(x - 1, y) && isIn(x, y - 1) ? BASE : LIGHT };
    });
  }

  /** Dots of one tone, drawn as text rows from the top left corner: every character but "." and " " is a dot. */
  marks(left: number, top: number, rows: readonly string[], ink: Ink, tone: Tone = BASE): this {
    rows.forEach((row, y) => {
      [...row].forEach((letter, x) => {
        if (letter !== "." && letter !== " ") this.put(left + x, top + y, ink, tone);
      });
    });
    return this;
  }

  /** Changes the ink of dots, where `to` gives another one. Outlines and tones stay. */
  recolor(from: Ink, to: (x: number, y: number) => Ink | null): this {
    this.#dots.forEach((dot, place) => {
      if (dot?.ink !== from || dot.tone === LINE) return;
      const ink = to(place % this.width, Math.floor(place / this.width));
      if (ink) this.#dots[place] = { ink, tone: dot.tone };
    });
    return this;
  }

  /** Puts another sketch of the same size over this one, without a new outline. */
  over(upper: Sketch): this {
    upper.#dots.forEach((dot, place) => {
      if (dot) this.#dots[place] = dot;
    });
    return this;
  }

  /** The most frequent ink, without outlines and black eyes. */
  mostUsedInk(): Ink {
    const counts = new Map<Ink, number>();
    for (const dot of this.#dots) {
      if (dot && dot.tone !== LINE && dot.ink !== "dark") counts.set(dot.ink, (counts.get(dot.ink) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "gray";
  }

  /** The picture, with each dot as a square of `pixels` pixels. */
  image(pixels = 2): PixelImage {
    const image = clearImage({ width: this.width * pixels, height: this.height * pixels });
    const words = wordsOf(image);
    for (let at = 0; at < words.length; at++) {
      const x = Math.floor((at % image.width) / pixels);
      const dot = this.#dots[Math.floor(at / image.width / pixels) * this.width + x];
      if (dot) words[at] = wordOf(colorOf(dot));
    }
    return image;
  }

  #fill(dotAt: (x: number, y: number) => Dot | null): this {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const dot = dotAt(x, y);
        if (dot) this.#dots[y * this.width + x] = dot;
      }
    }
    return this;
  }

  #outline(): void {
    const inside = [...this.#dots];
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const place = y * this.width + x;
        if (inside[place]) continue;
        const near = BESIDE.map(([dx, dy]) => this.#within(x + dx, y + dy) && inside[place + dx + dy * this.width]);
        const dot = near.find((found) => found);
        if (dot) this.#dots[place] = { ink: dot.ink, tone: LINE };
      }
    }
  }

  #within(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }
}

function colorOf({ ink, tone }: Dot): Color {
  return colorOfInk(ink, tone);
}

/** Whether the center of a dot lies in a polygon (even-odd rule). */
function isWithin(corners: readonly SketchPoint[], x: number, y: number): boolean {
  let isIn = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    const crosses = ay - 0.01 > y !== by - 0.01 > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax + 0.01;
    if (crosses) isIn = !isIn;
  });
  return isIn;
}

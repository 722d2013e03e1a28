/** A sheet of inks to draw on, one a picture pixel; every drawing changes the sheet and answers it, so that calls chain. */
import { brightness, type Ink, ink, outlineOf } from "./palette.ts";

/** Picture pixels along the side of a tile; each is doubled when the picture is written. */
export const tile = 20;

export type Spot = readonly [x: number, y: number];

const sides: readonly Spot[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly inks: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.inks = new Uint8Array(width * height);
  }

  /** The ink at a spot; nothing beyond the edge. */
  at(x: number, y: number): Ink {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return 0;
    return this.inks[y * this.width + x] ?? 0;
  }

  put(x: number, y: number, color: Ink): this {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.inks[y * this.width + x] = color;
    return this;
  }

  /** Colors every pixel for which the question gives a letter. */
  paint(letterAt: (x: number, y: number) => string | undefined): this {
    return this.paintWithin([0, 0], [this.width, this.height], letterAt);
  }

  /** Like paint, for the pixels from the first corner up to, not with, the second. */
  paintWithin([left, top]: Spot, [right, bottom]: Spot, letterAt: (x: number, y: number) => string | undefined): this {
    for (let y = Math.max(0, top); y < Math.min(bottom, this.height); y++) {
      for (let x = Math.max(0, left); x < Math.min(right, this.width); x++) {
        const letter = letterAt(x, y);
        if (letter !== undefined) this.put(x, y, ink(letter));
      }
    }
    return this;
  }

  box(x: number, y: number, width: number, height: number, letter: string): this {
    return this.paintWithin([x, y], [x + width, y + height], () => letter);
  }

  /** An ellipse about a center given in pixel edges: (10, 10) is the middle of a tile. */
  disc(cx: number, cy: number, rx: number, ry: number, letter: string): this {
    return this.ball(cx, cy, rx, ry, letter);
  }

  /** A round body lit from the top left; letters from its shadow to its highlight. */
  ball(cx: number, cy: number, rx: number, ry: number, letters: string): this {
    const first: Spot = [Math.floor(cx - rx), Math.floor(cy - ry)];
    return this.paintWithin(first, [Math.ceil(cx + rx), Math.ceil(cy + ry)], (x, y) => {
      const dx = (x + 0.5 - cx) / rx;
      const dy = (y + 0.5 - cy) / ry;
      return dx * dx + dy * dy > 1 ? undefined : shade(letters, Math.hypot(dx + 0.36, dy + 0.48));
    });
  }

  /** Lays another picture over this one. */
  stamp(other: Canvas, left: number, top: number): this {
    for (let y = 0; y < other.height; y++) {
      for (let x = 0; x < other.width; x++) {
        const color = other.at(x, y);
        if (color !== 0) this.put(left + x, top + y, color);
      }
    }
    return this;
  }

  /** Lays a pixel map over this picture; dots let the picture through. */
  map(left: number, top: number, text: string): this {
    return this.stamp(picture(text), left, top);
  }

  /** Draws the dark rim: each empty pixel beside the body takes the outline tone of its darkest neighbor. */
  outlined(): this {
    const body = this.copy();
    return this.paintInks((x, y) => (body.at(x, y) === 0 ? rimAt(body, x, y) : body.at(x, y)));
  }

  recolored(from: string, to: string): Canvas {
    const swap = new Map([...from].map((letter, place) => [ink(letter), ink(to.charAt(place))]));
    return this.copy().paintInks((x, y) => swap.get(this.at(x, y)) ?? this.at(x, y));
  }

  mirrored(): Canvas {
    return this.copy().paintInks((x, y) => this.at(this.width - 1 - x, y));
  }

  /** The same picture moved; what leaves the sheet is lost. */
  shifted(dx: number, dy: number): Canvas {
    return new Canvas(this.width, this.height).stamp(this, dx, dy);
  }

  enlarged(times: number): Canvas {
    const large = new Canvas(this.width * times, this.height * times);
    return large.paintInks((x, y) => this.at(Math.floor(x / times), Math.floor(y / times)));
  }

  part(left: number, top: number, width: number, height: number): Canvas {
    return new Canvas(width, height).paintInks((x, y) => this.at(left + x, top + y));
  }

  copy(): Canvas {
    return this.part(0, 0, this.width, this.height);
  }

  private paintInks(inkAt: (x: number, y: number) => Ink): this {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) this.inks[y * this.width + x] = inkAt(x, y);
    }
    return this;
  }
}

function rimAt(body: Canvas, x: number, y: number): Ink {
  const neighbors = sides.map(([dx, dy]) => body.at(x + dx, y + dy)).filter((color) => color !== 0);
  return neighbors.map(outlineOf).sort((a, b) => brightness(a) - brightness(b))[0] ?? 0;
}

/** The letter at a distance from the brightest spot: a crescent of shadow, a calm middle and a small highlight. */
function shade(letters: string, distance: number): string {
  const last = letters.length - 1;
  if (distance > 1.22) return letters.charAt(0);
  if (distance > 0.74) return letters.charAt(Math.min(1, last));
  return letters.charAt(Math.min(distance > 0.34 ? 2 : 3, last));
}

/** Reads a pixel map: one letter a pixel, dots for nothing; throws where a row has another length than the first. */
export function picture(text: string): Canvas {
  const rows = text
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "");
  const width = rows[0]?.length ?? 0;
  const sheet = new Canvas(width, rows.length);
  rows.forEach((row, y) => {
    if (row.length !== width) throw new Error(`Row ${y} has ${row.length} letters, not ${width}: ${row}`);
    [...row].forEach((letter, x) => {
      sheet.put(x, y, ink(letter));
    });
  });
  return sheet;
}

/** An empty sheet of so many tiles. */
export function sheet(tilesWide = 1, tilesHigh = 1): Canvas {
  return new Canvas(tilesWide * tile, tilesHigh * tile);
}

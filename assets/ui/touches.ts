/** Small touches that the pages' pictures share: squared paper, sparkles, shadows, and the mark of an empty square. */
import type { Canvas, Spot } from "../sprites/canvas.ts";

/** Squared paper: a plain sheet with a line every so many pixels. */
export function squares(canvas: Canvas, plain: string, line: string, step: number, start: Spot = [0, 0]): Canvas {
  return canvas.paint((x, y) => ((x - start[0]) % step === 0 || (y - start[1]) % step === 0 ? line : plain));
}

/** A cross of light, so many pixels to each side. */
export function sparkle(canvas: Canvas, [x, y]: Spot, size: number, letter = "K"): Canvas {
  canvas.box(x - size, y, size * 2 + 1, 1, letter).box(x, y - size, 1, size * 2 + 1, letter);
  return canvas
    .box(x - 1, y - 1, 3, 3, letter)
    .put(x, y, 0)
    .box(x, y, 1, 1, "w");
}

/** A soft shadow on the ground. */
export function shadow(canvas: Canvas, x: number, y: number, rx: number, letter: string): Canvas {
  return canvas.disc(x, y, rx, 3, letter);
}

export function dashedBox(canvas: Canvas, [x, y]: Spot, size: number, letter: string): Canvas {
  return canvas.paintWithin([x, y], [x + size, y + size], (px, py) => {
    const edge = px < x + 2 || py < y + 2 || px >= x + size - 2 || py >= y + size - 2;
    return edge && Math.floor((px - x + (py - y)) / 4) % 2 === 0 ? letter : undefined;
  });
}

import { type Pixels, pngOf } from "../../server/generate/pngFile.ts";
import { TILE } from "../../src/engine/index.ts";

export function pictureUrl(pixels: Pixels): string {
  return `data:image/png;base64,${pngOf(pixels).toString("base64")}`;
}

/** A tile of one color, `#rrggbb`, as the data URL of a PNG file that documents store. */
export function plainPicture(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const data = Uint8Array.from({ length: TILE * TILE * 4 }, (_, n) => channels[n % 4] ?? 255);
  return pictureUrl({ width: TILE, height: TILE, data });
}

/** A drawing as it was once made, to be made again by any hand: every kind of tool, with jumps as wide as the canvas. */
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Place } from "../e2e/pages/DrawingCanvas.ts";

export interface RecordedStroke {
  /** The keys that take the tool. */
  readonly keys: readonly string[];
  readonly colour?: string;
  readonly size?: number;
  readonly places: readonly Place[];
}

export const RECORDED: readonly RecordedStroke[] = [
  {
    keys: ["p"],
    colour: "#e5484d",
    places: [
      [1, 1],
      [38, 9],
      [2, 14],
      [30, 1],
      [30, 38],
    ],
  },
  {
    keys: ["l"],
    colour: "#3b8ee0",
    size: 4,
    places: [
      [3, 36],
      [20, 30],
      [36, 22],
    ],
  },
  {
    keys: ["r"],
    colour: "#ffc93c",
    places: [
      [22, 2],
      [34, 11],
    ],
  },
  {
    keys: ["o", "o"],
    colour: "#37a862",
    size: 2,
    places: [
      [3, 17],
      [10, 20],
      [18, 34],
    ],
  },
  { keys: ["b"], colour: "#9b5de5", places: [[10, 25]] },
  {
    keys: ["e"],
    size: 8,
    places: [
      [25, 6],
      [39, 39],
    ],
  },
  {
    keys: ["s"],
    places: [
      [0, 0],
      [13, 9],
    ],
  },
  {
    keys: [],
    places: [
      [5, 5],
      [20, 20],
    ],
  },
];

export interface SavedPixels {
  readonly width: number;
  readonly height: number;
  /** Of all bytes, red to alpha, row by row. */
  readonly digest: string;
}

/** What is stored in a picture, as the browser decodes it. */
export async function pixelsOf(page: Page, url: string): Promise<SavedPixels> {
  const { width, height, bytes } = await page.evaluate(async (address) => {
    const binary = atob(address.slice(address.indexOf(",") + 1));
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(binary, (letter) => letter.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, bytes: [...(image?.data ?? [])] };
  }, url);
  return { width, height, digest: createHash("sha256").update(Uint8Array.from(bytes)).digest("hex").slice(0, 16) };
}

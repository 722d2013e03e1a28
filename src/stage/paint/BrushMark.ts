import type { PaintHand } from "../../editor/paint/PaintState.ts";
import { takesColour } from "../../editor/paint/PaintTool.ts";
import type { Box, Pixel } from "../../pixels/Box.ts";
import { CLEAR, type Colour, channelsOf, hexOf } from "../../pixels/Colour.ts";
import { colourAt, type PixelImage } from "../../pixels/PixelImage.ts";
import { Graphics } from "../pixi.ts";
import { brushPlace, mirrored } from "./brushPlace.ts";

export type MarkedBy = "mouse" | "touch" | "keys";

/** Where the drawing hand is; a finger has no place before it presses. */
export interface HandPlace {
  readonly at: Pixel;
  readonly by: MarkedBy;
}

const ANCHOR = "#e5484d";
const CURSOR = "#ffc93c";
/** Radius of the eyedropper's ring, CSS px: a finger hides more than a mouse. */
const RING = { mouse: 24, keys: 24, touch: 52 } as const;
const RING_WIDTH = 12;

/** Shows what a press would touch: the brush with its colour, the eyedropper's ring, the pixel the keyboard is on (details §11). */
export class BrushMark {
  readonly graphics = new Graphics();
  #drawn = "";

  show(place: HandPlace | null, hand: PaintHand, image: PixelImage, zoom: number): void {
    const colour = place && hand.tool === "eyedropper" ? colourAt(image, place.at) : hand.colour;
    const key = place ? JSON.stringify([place, hand, colour, image.width, zoom]) : "";
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.graphics.clear();
    if (!place) return;
    const box = brushPlace(hand, place.at);
    if (hand.tool === "eyedropper") this.#drawRing(place, colour, zoom);
    else if (hand.tool === "anchor") this.#drawAnchor(box, zoom);
    else this.#drawBrush(box, hand, image.width, zoom);
    if (place.by === "keys") this.#drawCursor(place.at, zoom);
  }

  #drawBrush(box: Box, hand: PaintHand, width: number, zoom: number): void {
    const boxes = hand.mirrors ? [box, mirrored(box, width)] : [box];
    for (const each of boxes) {
      const [x, y, right, down] = [each.x * zoom, each.y * zoom, each.width * zoom, each.height * zoom];
      if (takesColour(hand.tool)) this.graphics.rect(x, y, right, down).fill(paintOf(hand.colour));
      if (hand.tool === "eraser") this.graphics.rect(x, y, right, down).fill(paintOf(CLEAR));
      this.graphics.rect(x, y, right, down).stroke({ color: "#000000", width: 1, alignment: 0 });
      this.graphics.rect(x - 1, y - 1, right + 2, down + 2).stroke({ color: "#ffffff", width: 1, alignment: 0 });
    }
  }

  #drawAnchor({ x, y, width, height }: Box, zoom: number): void {
    this.graphics.rect(x * zoom, y * zoom, width * zoom, height * zoom);
    this.graphics.fill({ color: ANCHOR, alpha: 0.25 }).stroke({ color: ANCHOR, width: 2, alignment: 1 });
  }

  #drawRing({ at, by }: HandPlace, colour: Colour, zoom: number): void {
    const [x, y] = [(at.x + 0.5) * zoom, (at.y + 0.5) * zoom];
    this.graphics.circle(x, y, RING[by]).stroke({ color: "#ffffff", width: RING_WIDTH + 4 });
    this.graphics.circle(x, y, RING[by]).stroke({ ...paintOf(colour), width: RING_WIDTH });
    this.graphics.circle(x, y, RING[by] + RING_WIDTH / 2 + 2).stroke({ color: "#22313a", width: 1 });
    this.graphics.rect(at.x * zoom, at.y * zoom, zoom, zoom).stroke({ color: "#000000", width: 1, alignment: 0 });
  }

  #drawCursor({ x, y }: Pixel, zoom: number): void {
    const around = (out: number) => this.graphics.rect(x * zoom - out, y * zoom - out, zoom + 2 * out, zoom + 2 * out);
    around(1).stroke({ color: "#000000", width: 5, alignment: 0 });
    around(2).stroke({ color: CURSOR, width: 3, alignment: 0 });
  }
}

function paintOf(colour: Colour): { readonly color: string; readonly alpha: number } {
  const [, , , alpha] = channelsOf(colour);
  return colour === CLEAR ? { color: "#ffffff", alpha: 0.6 } : { color: hexOf(colour), alpha: alpha / 255 };
}

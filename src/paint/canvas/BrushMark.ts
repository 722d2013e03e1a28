import { type Box, isInside, type Pixel } from "../../pixels/Box.ts";
import { CLEAR, type Color, channelsOf, hexOf } from "../../pixels/Color.ts";
import { colorAt, type PixelImage } from "../../pixels/PixelImage.ts";
import { grainOf } from "../../pixels/shapes.ts";
import { Container, Graphics } from "../../pixi/pixi.ts";
import type { ToolSettings } from "../model/PaintState.ts";
import { takesColor } from "../tools/PaintTool.ts";
import { brushPlace, mirrored } from "./brushPlace.ts";

/** The pixel that the pointer or the keyboard cursor is on. A finger has none before it presses. */
export interface PointerPlace {
  readonly at: Pixel;
  readonly by: "mouse" | "touch" | "keys";
}

const ANCHOR = "#e5484d";
const CURSOR = "#ffc93c";
const LIGHT_RIM = "#ffffff";
const DARK_RIM = "#22313a";
/** The radius of the eyedropper's ring, CSS px: a finger hides more than a mouse. */
const RING = { mouse: 24, keys: 24, touch: 52 } as const;
const RING_WIDTH = 12;

/**
 * Shows what a press would touch: the brush in its color, the eyedropper's ring, the pixel of the keyboard cursor. Everything is drawn
 * at the origin, so that following the pointer only moves it.
 */
export class BrushMark {
  readonly container = new Container();
  readonly #mark = new Graphics();
  readonly #mirrored = new Graphics();
  readonly #cursor = new Graphics();
  #drawn = "";

  constructor() {
    this.container.addChild(this.#mark, this.#mirrored, this.#cursor);
  }

  showBrush(place: PointerPlace | null, settings: ToolSettings, image: PixelImage, zoom: number): void {
    const isSeen = place !== null && (settings.tool !== "eyedropper" || isInside(place.at, image));
    this.container.visible = isSeen;
    if (!isSeen) return;
    const box = brushPlace(settings, place.at);
    this.#put(box, place, mirrored(box, image.width), zoom);
    this.#cursor.visible = place.by === "keys";
    this.#mirrored.visible = settings.mirrors && settings.tool !== "eyedropper" && settings.tool !== "anchor";
    const side = box.width * zoom;
    const color = settings.tool === "eyedropper" ? colorAt(image, place.at) : settings.color;
    const key = [settings.tool, side, color, grainOf(settings.size) * zoom, place.by].join();
    if (key === this.#drawn) return;
    this.#drawn = key;
    for (const mark of [this.#mark, this.#mirrored]) drawMark(mark.clear(), settings.tool, place.by, color, side);
    drawCursor(this.#cursor.clear(), grainOf(settings.size) * zoom);
  }

  #put(box: Box, { at }: PointerPlace, other: Box, zoom: number): void {
    this.#mark.position.set(box.x * zoom, box.y * zoom);
    this.#mirrored.position.set(other.x * zoom, other.y * zoom);
    this.#cursor.position.set(at.x * zoom, at.y * zoom);
  }
}

/** `side` in CSS px. */
function drawMark(
  mark: Graphics,
  tool: ToolSettings["tool"],
  by: PointerPlace["by"],
  color: Color,
  side: number,
): void {
  if (tool === "anchor") {
    mark.rect(0, 0, side, side).fill({ color: ANCHOR, alpha: 0.25 }).stroke({ color: ANCHOR, width: 2, alignment: 1 });
    return;
  }
  if (tool === "eyedropper") drawRing(mark, side / 2, RING[by], color);
  else if (takesColor(tool)) mark.rect(0, 0, side, side).fill(paintOf(color));
  else if (tool === "eraser") mark.rect(0, 0, side, side).fill(paintOf(CLEAR));
  mark.rect(0, 0, side, side).stroke({ color: LIGHT_RIM, width: 2, alignment: 0 });
  mark.rect(-2, -2, side + 4, side + 4).stroke({ color: DARK_RIM, width: 2, alignment: 0 });
}

function drawRing(mark: Graphics, middle: number, radius: number, color: Color): void {
  const ring = (out: number) => mark.circle(middle, middle, radius + out);
  ring(0).stroke({ color: "#ffffff", width: RING_WIDTH + 4 });
  ring(0).stroke({ ...paintOf(color), width: RING_WIDTH });
  ring(RING_WIDTH / 2 + 2).stroke({ color: DARK_RIM, width: 1 });
}

function drawCursor(cursor: Graphics, side: number): void {
  const around = (out: number) => cursor.rect(-out, -out, side + 2 * out, side + 2 * out);
  around(0).stroke({ color: "#000000", width: 1, alignment: 0 });
  around(1).stroke({ color: CURSOR, width: 3, alignment: 0 });
  around(4).stroke({ color: "#000000", width: 1, alignment: 0 });
}

function paintOf(color: Color): { readonly color: string; readonly alpha: number } {
  const [, , , alpha] = channelsOf(color);
  return color === CLEAR ? { color: "#ffffff", alpha: 0.6 } : { color: hexOf(color), alpha: alpha / 255 };
}

import { DEFAULT_STAGE, type Stage, TILE } from "../../engine/index.ts";
import { pictureAddress } from "../../migrate/pictures.ts";
import { cachedPicture, loadPicture } from "../../pictures/cache.ts";
import { colorOf, drawBackgroundPicture, drawSurround, newCanvas } from "../../pictures/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";

/** Everything that does not move: the background of a stage, and its blurred copy around it. Drawn once for a view and then copied. */
export class Backdrop {
  readonly #onLoaded: () => void;
  #drawn: HTMLCanvasElement | null = null;
  #drawnFor = "";
  /** Pictures that cannot be had, in place of which a color is drawn. */
  readonly #missing = new Set<string>();

  /** `onLoaded` is called when the picture of a background has been decoded, or cannot be. */
  constructor(onLoaded: () => void) {
    this.#onLoaded = onLoaded;
  }

  /** The backdrop of a view; `stageBox` is where the stage lies in it, px of the canvas. The same canvas until something differs. */
  of({ background }: Pick<Stage, "background">, viewSize: Size, stageBox: Box): HTMLCanvasElement {
    const picture = this.#pictureOf(background);
    const { x, y, width, height } = stageBox;
    const key = [background, Boolean(picture), viewSize.width, viewSize.height, x, y, width, height].join();
    if (this.#drawn && key === this.#drawnFor) return this.#drawn;
    const context = newCanvas(viewSize);
    const ground = groundOf(background, picture, stageBox);
    if (width < viewSize.width || height < viewSize.height) drawAround(context, ground);
    context.drawImage(ground, x, y);
    this.#drawn = context.canvas;
    this.#drawnFor = key;
    return context.canvas;
  }

  /** Whether the picture of a background need not be waited for. */
  has({ background }: Pick<Stage, "background">): boolean {
    const url = pictureAddress(background);
    return url === null || this.#pictureOf(background) !== null || this.#missing.has(url);
  }

  #pictureOf(background: string): ImageBitmap | null {
    const url = pictureAddress(background);
    if (!url || this.#missing.has(url)) return null;
    const picture = cachedPicture(url);
    if (picture) return picture;
    const failed = () => {
      this.#missing.add(url);
      this.#onLoaded();
    };
    loadPicture(url).then(this.#onLoaded, failed);
    return null;
  }
}

function groundOf(background: string, picture: ImageBitmap | null, { width, height }: Size): HTMLCanvasElement {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  const context = newCanvas(size);
  context.fillStyle = colorOf(background, DEFAULT_STAGE.background);
  context.fillRect(0, 0, size.width, size.height);
  if (picture) drawBackgroundPicture(context, picture, pictureAddress(background) ?? "");
  return context.canvas;
}

function drawAround(context: CanvasRenderingContext2D, ground: HTMLCanvasElement): void {
  const { canvas } = context;
  const surround = drawSurround(ground).canvas;
  const scale = Math.max(canvas.width / surround.width, canvas.height / surround.height);
  const [width, height] = [surround.width * scale, surround.height * scale];
  context.imageSmoothingQuality = "high";
  context.drawImage(surround, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}

/** The box of a whole stage under a camera, in whole px of a canvas with `resolution` px per CSS px. */
export function stageBoxOf(
  { width, height }: Size,
  { zoom, left, top }: { readonly zoom: number; readonly left: number; readonly top: number },
  resolution: number,
): Box {
  const tile = TILE * zoom * resolution;
  return {
    x: Math.round(left * resolution),
    y: Math.round(top * resolution),
    width: Math.round(width * tile),
    height: Math.round(height * tile),
  };
}

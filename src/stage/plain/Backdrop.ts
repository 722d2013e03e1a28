import { DEFAULT_STAGE, type Stage, TILE } from "../../engine/index.ts";
import { pictureAddress } from "../../migrate/pictures.ts";
import { cachedPicture, loadPicture } from "../../pictures/cache.ts";
import { canvasSize, colorOf, drawBackgroundPicture, drawSurround, newCanvas } from "../../pictures/index.ts";
import { type Box, type Size, sharedBox, wholeBox } from "../../pixels/Box.ts";

type Ground = Pick<Stage, "background" | "dim">;

/** What is below the actors: a canvas as large as the view, or the color that fills it, which takes no canvas. */
export type Backing = HTMLCanvasElement | string;

/** What is drawn below the actors: the background of a stage, and its blurred copy around it. Drawn once for a view and then copied. */
export class Backdrop {
  readonly #onLoaded: () => void;
  /** The last answer, and what it was drawn for. */
  #shown: HTMLCanvasElement | null = null;
  #drawnFor = "";
  #drawnAt = "";
  #part: CanvasRenderingContext2D | null = null;
  /** The whole background, and what is around it, for the last stage and view. */
  #ground: HTMLCanvasElement | null = null;
  #around: HTMLCanvasElement | null = null;
  /** The last color, as the canvas writes it: asking takes a canvas. */
  #color = { of: "", is: "" };
  /** Pictures that cannot be had, in place of which a color is drawn. */
  readonly #missing = new Set<string>();

  /** `onLoaded` is called when the picture of a background has been decoded, or cannot be. */
  constructor(onLoaded: () => void) {
    this.#onLoaded = onLoaded;
  }

  /**
   * The backdrop of a view; `stageBox` is where the stage lies in it, px of the canvas. The same canvas until something differs. While only
   * the camera moves, it is painted again.
   */
  of({ background, dim }: Ground, viewSize: Size, stageBox: Box): Backing {
    const picture = this.#pictureOf(background);
    const { x, y, width, height } = stageBox;
    const isFilled = x <= 0 && y <= 0 && x + width >= viewSize.width && y + height >= viewSize.height;
    if (isFilled && !picture) return this.#colorOf(background);
    const key = [background, dim, Boolean(picture), viewSize.width, viewSize.height, width, height].join();
    const place = [x, y].join();
    if (this.#shown && key === this.#drawnFor && place === this.#drawnAt) return this.#shown;
    if (!this.#ground || key !== this.#drawnFor) {
      this.#ground = groundOf({ background, dim }, picture, sizeOfGround(stageBox, viewSize));
      this.#around = width < viewSize.width || height < viewSize.height ? aroundOf(this.#ground, viewSize) : null;
      this.#part = null;
    }
    this.#drawnFor = key;
    this.#drawnAt = place;
    this.#shown =
      isFilled && isAsLarge(stageBox, viewSize) ? this.#ground : this.#draw(this.#ground, viewSize, stageBox);
    return this.#shown;
  }

  /** What is seen of the ground, on a canvas that is drawn again while only the camera moves. */
  #draw(ground: HTMLCanvasElement, viewSize: Size, stageBox: Box): HTMLCanvasElement {
    this.#part ??= newCanvas(viewSize);
    if (this.#around) this.#part.drawImage(this.#around, 0, 0);
    copyPart(this.#part, ground, stageBox);
    return this.#part.canvas;
  }

  /** Whether the picture of a background need not be waited for. */
  has({ background }: Pick<Stage, "background">): boolean {
    const url = pictureAddress(background);
    return url === null || this.#pictureOf(background) !== null || this.#missing.has(url);
  }

  #colorOf(background: string): string {
    if (background !== this.#color.of)
      this.#color = { of: background, is: colorOf(background, DEFAULT_STAGE.background) };
    return this.#color.is;
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

function isAsLarge(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

/** As large as it is seen; of a stage that exceeds its view, only as large as a screen shows. */
function sizeOfGround({ width, height }: Size, viewSize: Size): Size {
  const exceeds = width > viewSize.width || height > viewSize.height;
  const whole = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  return exceeds ? canvasSize(whole) : whole;
}

function groundOf({ background, dim }: Ground, picture: ImageBitmap | null, size: Size): HTMLCanvasElement {
  const context = newCanvas(size);
  context.fillStyle = colorOf(background, DEFAULT_STAGE.background);
  context.fillRect(0, 0, size.width, size.height);
  if (picture) drawBackgroundPicture(context, picture, { address: pictureAddress(background) ?? "", dim });
  return context.canvas;
}

function aroundOf(ground: HTMLCanvasElement, viewSize: Size): HTMLCanvasElement {
  const context = newCanvas(viewSize);
  const surround = drawSurround(ground).canvas;
  const scale = Math.max(viewSize.width / surround.width, viewSize.height / surround.height);
  const [width, height] = [surround.width * scale, surround.height * scale];
  context.imageSmoothingQuality = "high";
  context.drawImage(surround, (viewSize.width - width) / 2, (viewSize.height - height) / 2, width, height);
  return context.canvas;
}

/** Draws what is seen of the ground. */
function copyPart(context: CanvasRenderingContext2D, ground: HTMLCanvasElement, stageBox: Box): void {
  const part = sharedBox(stageBox, wholeBox(context.canvas));
  if (!part) return;
  const [wide, high] = [ground.width / stageBox.width, ground.height / stageBox.height];
  const { x, y, width, height } = part;
  const from = [(x - stageBox.x) * wide, (y - stageBox.y) * high, width * wide, height * high] as const;
  context.drawImage(ground, ...from, x, y, width, height);
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

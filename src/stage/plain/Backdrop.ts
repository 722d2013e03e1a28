import { DEFAULT_STAGE, type Stage, TILE } from "../../engine/index.ts";
import { pictureAddress } from "../../migrate/pictures.ts";
import { cachedPicture, loadPicture } from "../../pictures/cache.ts";
import { canvasSize, drawBackgroundPicture, drawSurround, newCanvas } from "../../pictures/index.ts";
import { type Box, type Size, sharedBox, wholeBox } from "../../pixels/Box.ts";

type Ground = Pick<Stage, "background" | "dim">;

/** What is below the actors: a canvas as large as the view, or the background whose color fills it (`fillGround`), which takes no canvas. */
export type Backing = HTMLCanvasElement | string;

/** What is drawn below the actors: the background of a stage, and its blurred copy around it. Drawn once for a view and then copied. */
export class Backdrop {
  readonly #onLoaded: () => void;
  /** The last answer, and what it was drawn for. */
  #shown: Backing = "";
  #drawnFor = "";
  #drawnAt = "";
  #part: CanvasRenderingContext2D | null = null;
  /** The whole background, and what is around it, for the last stage and view. */
  #ground: HTMLCanvasElement | null = null;
  #around: HTMLCanvasElement | null = null;
  /** Pictures that cannot be had, in place of which a color is drawn. */
  readonly #missing = new Set<string>();

  /** `onLoaded` is called when the picture of a background has been decoded, or cannot be. */
  constructor(onLoaded: () => void) {
    this.#onLoaded = onLoaded;
  }

  /**
   * The backdrop of a view; `stageBox` is where the stage lies in it, px of the canvas. A canvas stays the same until something differs, and is
   * painted again while only the camera moves.
   */
  of({ background, dim }: Ground, viewSize: Size, stageBox: Box): Backing {
    const picture = this.#pictureOf(background);
    const { x, y, width, height } = stageBox;
    const [wide, high] = [width - viewSize.width, height - viewSize.height];
    if (!picture && x <= 0 && y <= 0 && x + wide >= 0 && y + high >= 0) return background;
    const key = [background, dim, picture === null, viewSize.width, viewSize.height, width, height].join();
    if (!this.#ground || key !== this.#drawnFor) {
      const whole = { width: Math.max(1, width), height: Math.max(1, height) };
      // Of a stage that exceeds its view, only as large as a screen shows.
      this.#ground = groundOf({ background, dim }, picture, wide > 0 || high > 0 ? canvasSize(whole) : whole);
      this.#around = wide < 0 || high < 0 ? aroundOf(this.#ground, viewSize) : null;
      this.#part = null;
      this.#drawnAt = "";
      this.#drawnFor = key;
    }
    const place = [x, y].join();
    if (place !== this.#drawnAt)
      this.#shown = x || y || wide || high ? this.#draw(this.#ground, viewSize, stageBox) : this.#ground;
    this.#drawnAt = place;
    return this.#shown;
  }

  /** Paints what is seen of the ground, always on the same canvas. */
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

/** Fills a box with the color of a background; what is no color means that of a new stage. */
export function fillGround(context: CanvasRenderingContext2D, background: string, { x, y, width, height }: Box): void {
  context.fillStyle = DEFAULT_STAGE.background;
  context.fillStyle = background;
  context.fillRect(x, y, width, height);
}

function groundOf({ background, dim }: Ground, picture: ImageBitmap | null, size: Size): HTMLCanvasElement {
  const context = newCanvas(size);
  fillGround(context, background, wholeBox(size));
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

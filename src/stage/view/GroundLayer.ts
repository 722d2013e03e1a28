import { DEFAULT_STAGE, type Stage, TILE } from "../../engine/index.ts";
import { pictureAddress } from "../../migrate/pictures.ts";
import { canvasSize, drawBackgroundPicture } from "../../pictures/background.ts";
import { cachedPicture, loadPicture } from "../../pictures/cache.ts";
import { colorOf, newCanvas } from "../../pictures/canvas.ts";
import { Color, Container, Graphics, Sprite, Texture, TextureSource } from "./pixi.ts";

const LINE = { color: "#000000", alpha: 0.14 } as const;
const AROUND = 0x222222;
/** The width of the frame that hides everything outside the stage, in squares: more than any view shows. */
const AROUND_SQUARES = 1000;

type Ground = Pick<Stage, "width" | "height" | "background">;

/** The background of a stage and, in an editor, its grid lines. */
export class GroundLayer {
  readonly container = new Container();
  /** Above the actors. */
  readonly around = new Graphics();
  readonly #background = new Sprite(Texture.EMPTY);
  readonly #lines = new Graphics();
  readonly #onArrived: () => void;
  #shown = "";
  #lined = "";
  #color: number = AROUND;

  constructor(hasGrid: boolean, onArrived: () => void) {
    this.#onArrived = onArrived;
    this.#lines.visible = hasGrid;
    // Without batching, the many lines of a large stage get a shader of their own, which is slow to compile.
    this.#lines.context.batchMode = "batch";
    this.container.addChild(this.#background, this.#lines);
  }

  /**
   * The color to clear the canvas with. A plain background is nothing else: with software rendering, filling all pixels once more would cost
   * as much as drawing all actors.
   */
  get color(): number {
    return this.#color;
  }

  showBackground(ground: Ground): void {
    const key = [ground.width, ground.height, ground.background].join();
    if (key === this.#shown) return;
    this.#shown = key;
    const url = pictureAddress(ground.background);
    if (url) this.#showPicture(url, ground, key);
    else this.#showColor(colorOf(ground.background, DEFAULT_STAGE.background), ground);
  }

  /** Lines have the same width at every zoom: `thin` px of the screen, the minimum. */
  drawLines({ width, height }: Ground, zoom: number, thin: number): void {
    const key = [width, height, zoom, thin].join();
    if (key === this.#lined || !this.#lines.visible) return;
    this.#lined = key;
    this.#lines.clear();
    for (let x = 1; x < width; x++) this.#lines.rect(x * TILE, 0, thin / zoom, height * TILE);
    for (let y = 1; y < height; y++) this.#lines.rect(0, y * TILE, width * TILE, thin / zoom);
    this.#lines.fill(LINE);
  }

  destroy(): void {
    this.#dropPicture();
  }

  #showColor(color: string, ground: Ground): void {
    this.#dropPicture();
    this.#color = new Color(color).toNumber();
    this.#drawAround(ground);
  }

  #showPicture(url: string, ground: Ground, key: string): void {
    const picture = cachedPicture(url);
    if (picture) this.#paint(picture, ground);
    else this.#awaitPicture(url, ground, key);
  }

  #awaitPicture(url: string, ground: Ground, key: string): void {
    this.#showColor(DEFAULT_STAGE.background, ground);
    const arrived = (picture: ImageBitmap) => {
      if (key !== this.#shown) return;
      this.#paint(picture, ground);
      this.#onArrived();
    };
    loadPicture(url).then(arrived, () => undefined);
  }

  #paint(picture: ImageBitmap, ground: Ground): void {
    const context = newCanvas(canvasSize({ width: ground.width * TILE, height: ground.height * TILE }));
    drawBackgroundPicture(context, picture);
    this.#dropPicture();
    const source = TextureSource.from(context.canvas);
    source.scaleMode = "linear";
    this.#color = AROUND;
    this.#background.texture = new Texture({ source });
    this.#background.setSize(ground.width * TILE, ground.height * TILE);
    this.#background.visible = true;
    this.#drawAround(ground);
  }

  #dropPicture(): void {
    this.#background.visible = false;
    if (this.#background.texture !== Texture.EMPTY) this.#background.texture.destroy(true);
    this.#background.texture = Texture.EMPTY;
  }

  #drawAround({ width, height }: Ground): void {
    const out = AROUND_SQUARES * TILE;
    const [right, bottom] = [width * TILE, height * TILE];
    this.around.clear();
    this.around.rect(-out, -out, right + 2 * out, out).rect(-out, bottom, right + 2 * out, out);
    this.around.rect(-out, 0, out, bottom).rect(right, 0, out, bottom);
    this.around.fill({ color: AROUND });
  }
}

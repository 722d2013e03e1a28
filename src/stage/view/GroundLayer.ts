import { prefersMoreContrast } from "../../browser/screen.ts";
import type { Scene } from "../../editor/index.ts";
import { DEFAULT_STAGE, type Stage, TILE } from "../../engine/index.ts";
import { pictureAddress } from "../../migrate/pictures.ts";
import { cachedPicture, loadPicture } from "../../pictures/cache.ts";
import {
  averageColor,
  type Channels,
  canvasSize,
  colorOf,
  drawBackgroundPicture,
  drawSurround,
  isDarkColor,
  newCanvas,
  surroundColor,
} from "../../pictures/index.ts";
import { drawStage } from "../../pictures/thumbnail.ts";
import { Color, type Container, Graphics, Sprite, Texture, TextureSource } from "../../pixi/pixi.ts";
import type { PixiStageView } from "./PixiStageView.ts";
import type { StageFrame, StageLayer } from "./StageLayer.ts";

/** Grid lines must be seen on the ground, but less than anybody who stands on it. */
const LINES = {
  onLight: { color: "#22313a", alpha: 0.12 },
  onDark: { color: "#ffffff", alpha: 0.16 },
} as const;
/** How opaque they are for who asked for more contrast. */
const CONTRAST_ALPHA = 0.6;

/** What is drawn around a stage: a blurred picture, or a plain color as the tint of a white one. */
export interface Surround {
  readonly texture: Texture;
  readonly tint: number;
}

type Ground = Pick<Stage, "id" | "width" | "height" | "background" | "dim">;

/** The width of the picture of a stage whose blurred copy is its surround, px. */
const SURROUND_WIDTH = 110;

/** The background of a stage and, in an editor, its grid lines. */
export class GroundLayer implements StageLayer {
  readonly #background = new Sprite(Texture.EMPTY);
  readonly #lines = new Graphics();
  readonly #stageView: PixiStageView;
  readonly #unwatch: () => void;
  #scene: Scene | null = null;
  #isAwaited = false;
  #shown = "";
  #lined = "";
  #color = 0xffffff;
  #average: Channels = [255, 255, 255];
  #surround: Surround = { texture: Texture.WHITE, tint: 0xffffff };

  constructor(stageView: PixiStageView, container: Container) {
    this.#stageView = stageView;
    this.#lines.visible = !stageView.editor.readOnly;
    // Without batching, the many lines of a large stage get a shader of their own, which is slow to compile.
    this.#lines.context.batchMode = "batch";
    container.addChild(this.#background, this.#lines);
    this.#unwatch = stageView.watch(({ document, recording }) => [document, recording]);
  }

  /** The same object until the background changes. */
  get surround(): Surround {
    return this.#surround;
  }

  /** The color of the background on average; the same object until the background changes. */
  get average(): Channels {
    return this.#average;
  }

  get hasGround(): boolean {
    return !this.#isAwaited;
  }

  update(): void {
    const { scene } = this.#stageView;
    if (scene && scene !== this.#scene && this.#showBackground(scene.stage)) void this.#surroundWith(scene.stage);
    this.#scene = scene;
  }

  draw({ scene: { stage }, camera, renderer }: StageFrame): void {
    this.#drawLines(stage, camera.zoom, Math.max(1, 1 / renderer.resolution));
    // A plain background is nothing else: with software rendering, filling all pixels once more would cost as much as drawing all actors.
    renderer.background.color = this.#color;
  }

  destroy(): void {
    this.#unwatch();
    // A background that is still loading must not be shown.
    this.#shown = "";
    this.#dropPicture();
    this.#background.destroy();
    this.#lines.destroy();
  }

  /** Returns whether it is another one than before. */
  #showBackground(ground: Ground): boolean {
    const key = [ground.id, ground.width, ground.height, ground.background, ground.dim].join();
    if (key === this.#shown) return false;
    this.#shown = key;
    this.#isAwaited = false;
    const url = pictureAddress(ground.background);
    if (url) this.#showPicture(url, ground, key);
    else this.#showColor(colorOf(ground.background, DEFAULT_STAGE.background));
    return true;
  }

  /** Draws a stage once more around itself, as it is now: not while its actors move, which would cost a drawing a tick. */
  async #surroundWith(stage: Stage): Promise<void> {
    const key = this.#shown;
    if (this.#stageView.view !== "stage" || Object.keys(stage.actors).length === 0) return;
    const canvas = await drawStage(stage, this.#stageView.editor.store.getState().document.characters, SURROUND_WIDTH);
    if (!canvas || key !== this.#shown) return;
    this.#dropSurround();
    this.#surround = { texture: smoothTexture(drawSurround(canvas).canvas), tint: 0xffffff };
    this.#stageView.requestFrame();
  }

  /** Lines have the same width at every zoom: `thin` px of the screen, the minimum. */
  #drawLines({ width, height }: Ground, zoom: number, thin: number): void {
    const isDark = isDarkColor(this.#average);
    const key = [width, height, zoom, thin, isDark].join();
    if (key === this.#lined || !this.#lines.visible) return;
    this.#lined = key;
    this.#lines.clear();
    for (let x = 1; x < width; x++) this.#lines.rect(x * TILE, 0, thin / zoom, height * TILE);
    for (let y = 1; y < height; y++) this.#lines.rect(0, y * TILE, width * TILE, thin / zoom);
    const line = isDark ? LINES.onDark : LINES.onLight;
    this.#lines.fill(prefersMoreContrast() ? { ...line, alpha: CONTRAST_ALPHA } : line);
  }

  #showColor(color: string): void {
    this.#dropPicture();
    const plain = new Color(color);
    const [red = 0, green = 0, blue = 0] = plain.toUint8RgbArray();
    this.#color = plain.toNumber();
    this.#average = [red, green, blue];
    this.#surround = { texture: Texture.WHITE, tint: numberOf(surroundColor([red, green, blue])) };
  }

  #showPicture(url: string, ground: Ground, key: string): void {
    const picture = cachedPicture(url);
    if (picture) this.#paint(picture, url, ground);
    else this.#awaitPicture(url, ground, key);
  }

  #awaitPicture(url: string, ground: Ground, key: string): void {
    this.#showColor(DEFAULT_STAGE.background);
    this.#isAwaited = true;
    const arrived = (picture: ImageBitmap | null) => {
      if (key !== this.#shown) return;
      this.#isAwaited = false;
      if (picture) this.#paint(picture, url, ground);
      this.#stageView.requestFrame();
    };
    loadPicture(url).then(arrived, () => arrived(null));
  }

  #paint(picture: ImageBitmap, url: string, ground: Ground): void {
    const context = newCanvas(canvasSize({ width: ground.width * TILE, height: ground.height * TILE }));
    drawBackgroundPicture(context, picture, { address: url, dim: ground.dim });
    this.#dropPicture();
    this.#average = averageColor(context.canvas);
    this.#surround = { texture: smoothTexture(drawSurround(context.canvas).canvas), tint: 0xffffff };
    this.#color = 0xffffff;
    this.#background.texture = smoothTexture(context.canvas);
    this.#background.setSize(ground.width * TILE, ground.height * TILE);
    this.#background.visible = true;
  }

  #dropPicture(): void {
    this.#background.visible = false;
    if (this.#background.texture !== Texture.EMPTY) this.#background.texture.destroy(true);
    this.#background.texture = Texture.EMPTY;
    this.#dropSurround();
  }

  #dropSurround(): void {
    if (this.#surround.texture !== Texture.WHITE) this.#surround.texture.destroy(true);
    this.#surround = { texture: Texture.WHITE, tint: this.#surround.tint };
  }
}

function smoothTexture(canvas: HTMLCanvasElement): Texture {
  const source = TextureSource.from(canvas);
  source.scaleMode = "linear";
  return new Texture({ source });
}

function numberOf([red, green, blue]: Channels): number {
  return (red << 16) | (green << 8) | blue;
}

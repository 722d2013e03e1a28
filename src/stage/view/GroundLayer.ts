import type { Scene } from "../../editor/index.ts";
import { DEFAULT_STAGE, type Stage, TILE } from "../../engine/index.ts";
import { pictureAddress } from "../../migrate/pictures.ts";
import { cachedPicture, loadPicture } from "../../pictures/cache.ts";
import { canvasSize, colorOf, drawBackgroundPicture, newCanvas } from "../../pictures/index.ts";
import { Color, type Container, Graphics, Sprite, Texture, TextureSource } from "../../pixi/pixi.ts";
import type { StageFrame, StageLayer } from "./StageLayer.ts";
import type { StageView } from "./StageView.ts";

const LINE = { color: "#000000", alpha: 0.14 } as const;
const AROUND = 0x222222;
/** The width of the frame that hides everything outside the stage, in squares: more than any view shows. */
const AROUND_SQUARES = 1000;

type Ground = Pick<Stage, "width" | "height" | "background">;

/** The background of a stage and, in an editor, its grid lines. */
export class GroundLayer implements StageLayer {
  readonly #background = new Sprite(Texture.EMPTY);
  readonly #lines = new Graphics();
  readonly #stageView: StageView;
  readonly #unwatch: () => void;
  #scene: Scene | null = null;
  #shown = "";
  #lined = "";
  #color: number = AROUND;

  constructor(stageView: StageView, container: Container) {
    this.#stageView = stageView;
    this.#lines.visible = !stageView.editor.readOnly;
    // Without batching, the many lines of a large stage get a shader of their own, which is slow to compile.
    this.#lines.context.batchMode = "batch";
    container.addChild(this.#background, this.#lines);
    this.#unwatch = stageView.watch(({ document, recording }) => [document, recording]);
  }

  update(): void {
    const { scene } = this.#stageView;
    if (scene && scene !== this.#scene) this.#showBackground(scene.stage);
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

  #showBackground(ground: Ground): void {
    const key = [ground.width, ground.height, ground.background].join();
    if (key === this.#shown) return;
    this.#shown = key;
    const url = pictureAddress(ground.background);
    if (url) this.#showPicture(url, ground, key);
    else this.#showColor(colorOf(ground.background, DEFAULT_STAGE.background));
  }

  /** Lines have the same width at every zoom: `thin` px of the screen, the minimum. */
  #drawLines({ width, height }: Ground, zoom: number, thin: number): void {
    const key = [width, height, zoom, thin].join();
    if (key === this.#lined || !this.#lines.visible) return;
    this.#lined = key;
    this.#lines.clear();
    for (let x = 1; x < width; x++) this.#lines.rect(x * TILE, 0, thin / zoom, height * TILE);
    for (let y = 1; y < height; y++) this.#lines.rect(0, y * TILE, width * TILE, thin / zoom);
    this.#lines.fill(LINE);
  }

  #showColor(color: string): void {
    this.#dropPicture();
    this.#color = new Color(color).toNumber();
  }

  #showPicture(url: string, ground: Ground, key: string): void {
    const picture = cachedPicture(url);
    if (picture) this.#paint(picture, ground);
    else this.#awaitPicture(url, ground, key);
  }

  #awaitPicture(url: string, ground: Ground, key: string): void {
    this.#showColor(DEFAULT_STAGE.background);
    const arrived = (picture: ImageBitmap) => {
      if (key !== this.#shown) return;
      this.#paint(picture, ground);
      this.#stageView.requestFrame();
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
  }

  #dropPicture(): void {
    this.#background.visible = false;
    if (this.#background.texture !== Texture.EMPTY) this.#background.texture.destroy(true);
    this.#background.texture = Texture.EMPTY;
  }
}

/** Hides what extends beyond the stage: the actors at its edges. */
export class AroundLayer implements StageLayer {
  readonly #frame = new Graphics();
  #drawn = "";

  constructor(_stageView: StageView, container: Container) {
    container.addChild(this.#frame);
  }

  draw({ scene }: StageFrame): void {
    const { width, height } = scene.stage;
    const key = [width, height].join();
    if (key === this.#drawn) return;
    this.#drawn = key;
    const out = AROUND_SQUARES * TILE;
    const [right, bottom] = [width * TILE, height * TILE];
    this.#frame.clear();
    this.#frame.rect(-out, -out, right + 2 * out, out).rect(-out, bottom, right + 2 * out, out);
    this.#frame.rect(-out, 0, out, bottom).rect(right, 0, out, bottom);
    this.#frame.fill({ color: AROUND });
  }

  destroy(): void {
    this.#frame.destroy();
  }
}

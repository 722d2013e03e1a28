import { askGraphics, type Graphics } from "../../browser/graphics.ts";
import { onFontsLoaded } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import type { Scene, ViewId } from "../../editor/index.ts";
import type { PlayableGame } from "../../editor/played.ts";
import { type Id, type Point, TILE } from "../../engine/index.ts";
import { type Box, type Size, sharedBox, wholeBox } from "../../pixels/Box.ts";
import { FrameAnimation } from "../actors/FrameAnimation.ts";
import { MovingActors } from "../actors/MovingActors.ts";
import { type Area, areaSeen, roomOf } from "../view/camera.ts";
import { evenGlideMs } from "../view/drawingQuality.ts";
import { receiveTick } from "../view/receiveTick.ts";
import { StageView } from "../view/StageView.ts";
import type { ViewFrame } from "../view/ViewFrame.ts";
import { Backdrop, type Backing, stageBoxOf } from "./Backdrop.ts";
import type { Layout } from "./PlainActor.ts";
import { PlainActors } from "./PlainActors.ts";

/** How far pictures may extend from the square of their actor, so that movements just outside of the view are drawn. */
const PICTURE_SQUARES = 25;
/** So long after its first frame a view asks what draws WebGL here. */
const ASKING_MS = 1500;
const CURSOR = { line: "#ffc93c", rim: "rgb(0 0 0 / 60%)" } as const;

/** Where everything lies in a frame, px of the canvas. */
interface Placed {
  readonly layout: Layout;
  readonly backdrop: Backing;
  /** What is seen of the stage. */
  readonly within: Box;
  /** The same in squares, with those around it. */
  readonly seen: Area;
}

/** The stage of a player on a 2D canvas: the same picture as with PixiJS, without loading it and without a graphics card. */
export class PlainStageView extends StageView {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #backdrop = new Backdrop(() => this.requestFrame());
  readonly #layer = new PlainActors(() => this.requestFrame());
  readonly #actors = new MovingActors(this.#layer, this.index);
  readonly #animation = new FrameAnimation(this.requestFrame);
  #graphics: Graphics | null = null;
  #shown: Scene | null = null;
  #resolution = 1;
  /** The last frame, and where everything lies in it. */
  #frame: ViewFrame | null = null;
  #placed: Placed | null = null;
  #drawnCursor: Point | null = null;

  /** Throws if the browser cannot draw. */
  constructor(canvas: HTMLCanvasElement, game: PlayableGame, view: ViewId) {
    super(game, view);
    // Without a see-through background, the browser need not blend it with the page.
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("No 2D canvas");
    this.canvas = canvas;
    this.#context = context;
  }

  /** Starts to draw. The returned function stops it. */
  start(): () => void {
    const ends = [
      this.watch(({ document }) => [document]),
      this.game.playback.onTick((result) =>
        receiveTick(this, result, (timing) => {
          this.update();
          this.#actors.showTick(result, timing);
        }),
      ),
      onFontsLoaded(() => {
        this.#layer.fontLoaded();
        this.requestFrame();
      }),
      this.startDrawing(),
      this.#askGraphicsLater(),
      () => this.#animation.stop(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Asking takes a weak machine as long as several frames, so that the first ones come before. */
  #askGraphicsLater(): () => void {
    const answered = (graphics: Graphics) => {
      this.#graphics = graphics;
      this.#layer.isSoftware = graphics !== "card";
    };
    let cancel = () => {};
    const unsubscribe = this.onFacts(() => {
      unsubscribe();
      cancel = after(ASKING_MS, () => {
        cancel = askGraphics(answered);
      });
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }

  protected update(): void {
    const { scene } = this;
    if (scene === this.#shown) return;
    this.#shown = scene;
    if (scene) this.#actors.showStage(scene.stage, this.game.store.getState().document.characters);
  }

  protected get hasGround(): boolean {
    return this.scene === null || this.#backdrop.has(this.scene.stage);
  }

  protected get isGliding(): boolean {
    return this.#actors.areMoving;
  }

  protected squareAt(id: Id, now: number): Point | undefined {
    return this.#actors.squareAt(id, now);
  }

  /** There are no shaders to compile. */
  protected override get isQuickAtFirst(): boolean {
    return true;
  }

  protected override get glideMs(): number {
    return this.#graphics === "card" ? 0 : evenGlideMs(this.game.store.getState().playback.tickMs);
  }

  protected resizeCanvas({ width, height }: Size, resolution: number): void {
    const { canvas } = this;
    this.#resolution = resolution;
    canvas.width = Math.round(width * resolution);
    canvas.height = Math.round(height * resolution);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    this.#layer.paintAll();
  }

  protected render(frame: ViewFrame, now: number): void {
    if (frame !== this.#frame || !this.#placed) this.#placed = this.#place(frame);
    this.#frame = frame;
    const { layout, backdrop, within, seen } = this.#placed;
    this.#actors.advance(now, seen);
    this.#animation.advance(now, this.#layer);
    this.#layer.draw(this.#context, backdrop, within, layout);
    if (this.cursor) this.#drawCursor(this.cursor, layout);
  }

  #place({ scene: { stage }, camera, viewSize }: ViewFrame): Placed {
    const { canvas } = this;
    const resolution = this.#resolution;
    const stageBox = stageBoxOf(stage, camera, resolution);
    const backdrop = this.#backdrop.of(stage, canvas, stageBox);
    if (backdrop !== this.#placed?.backdrop || this.cursor !== this.#drawnCursor) this.#layer.paintAll();
    this.#drawnCursor = this.cursor;
    const tile = TILE * camera.zoom * resolution;
    const [left, top] = [camera.left * resolution, camera.top * resolution];
    const room = roomOf(camera, viewSize, stage);
    const { hud } = this.game.store.getState().document.world;
    return {
      layout: { tile, left, top, resolution, stage, zoom: camera.zoom, room, hud },
      backdrop,
      within: sharedBox(stageBox, wholeBox(canvas)) ?? stageBox,
      seen: areaSeen(camera, viewSize, PICTURE_SQUARES),
    };
  }

  #drawCursor({ x, y }: Point, { tile, left, top, resolution }: Layout): void {
    const context = this.#context;
    for (const [style, width] of [
      [CURSOR.rim, 5 * resolution],
      [CURSOR.line, 3 * resolution],
    ] as const) {
      context.strokeStyle = style;
      context.lineWidth = width;
      context.strokeRect(left + x * tile + width / 2, top + y * tile + width / 2, tile - width, tile - width);
    }
  }
}

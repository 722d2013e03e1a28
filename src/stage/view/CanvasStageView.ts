import { frameTime, nextFrame, screenResolution } from "../../browser/screen.ts";
import { type Characters, type Id, type Stage, TILE, type TickResult, type WorldDocument } from "../../engine/index.ts";
import { pictureAddress } from "../../migrate/pictures.ts";
import { loadPictures } from "../../pictures/cache.ts";
import type { Size } from "../../pixels/Box.ts";
import { wholeBox } from "../../pixels/Box.ts";
import { MovingActors } from "../actors/MovingActors.ts";
import { Backdrop } from "../plain/Backdrop.ts";
import { PlainActors } from "../plain/PlainActors.ts";

/** A playing stage without an editor, for the home page. It fills its canvas. */
export class CanvasStageView {
  readonly #context: CanvasRenderingContext2D;
  readonly #stage: Stage;
  readonly #backdrop = new Backdrop(() => this.#animate());
  readonly #layer = new PlainActors(() => this.#animate());
  readonly #actors = new MovingActors(this.#layer);
  #cancelFrame: (() => void) | null = null;

  /** Use `open`, which loads all pictures first. */
  private constructor(canvas: HTMLCanvasElement, stage: Stage, characters: Characters) {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No 2D canvas");
    this.#context = context;
    this.#stage = stage;
    this.#actors.showStage(stage, characters);
  }

  /** Draws nothing before `resize` is called. Rejects if the browser cannot draw. */
  static async open(canvas: HTMLCanvasElement, stage: Stage, { characters }: WorldDocument): Promise<CanvasStageView> {
    const background = pictureAddress(stage.background);
    await loadPictures([...allLooks(characters), ...(background ? [background] : [])]);
    return new CanvasStageView(canvas, stage, characters);
  }

  /** Sets its size, CSS px, which must have the aspect ratio of the stage. */
  resize({ width, height }: Size): void {
    const { canvas } = this.#context;
    canvas.width = Math.round(width * screenResolution());
    canvas.height = Math.round(height * screenResolution());
    this.#layer.paintAll();
    this.#draw(frameTime());
  }

  /** Shows a tick that takes `ms`. */
  showTick(result: TickResult, ms: number): void {
    this.#actors.showTick(result, { now: frameTime(), ms });
    this.#animate();
  }

  /** The topmost actor at a point, given as fractions of width and height. */
  actorAt(across: number, down: number): Id | null {
    const { width, height } = this.#stage;
    return this.#actors.index.topmostAt({ x: Math.floor(across * width), y: Math.floor(down * height) });
  }

  destroy(): void {
    this.#cancelFrame?.();
  }

  /** Draws in every frame while an actor is moving. */
  #animate(): void {
    this.#cancelFrame ??= nextFrame((now) => {
      this.#cancelFrame = null;
      this.#draw(now);
      if (this.#actors.areMoving) this.#animate();
    });
  }

  #draw(now: number): void {
    const { canvas } = this.#context;
    const stage = this.#stage;
    if (canvas.width === 0 || canvas.height === 0) return;
    this.#actors.advance(now, { x: 0, y: 0, width: stage.width, height: stage.height });
    const within = wholeBox(canvas);
    const resolution = screenResolution();
    const tile = canvas.width / stage.width;
    const room = { x: 0, y: 0, width: canvas.width / resolution, height: canvas.height / resolution };
    const layout = { tile, left: 0, top: 0, resolution, stage, zoom: tile / resolution / TILE, room };
    this.#layer.draw(this.#context, this.#backdrop.of(stage, canvas, within), within, layout);
  }
}

/** Includes appearances that no actor has yet, so that none is missing at the first tick. */
function allLooks(characters: Characters): string[] {
  return Object.values(characters).flatMap(({ spritesheet }) => Object.values(spritesheet.appearances).flat());
}

import { frameTime, nextFrame, screenResolution } from "../../browser/screen.ts";
import {
  type Actor,
  type Characters,
  type Id,
  type Point,
  type Stage,
  TILE,
  type TickResult,
  type WorldDocument,
} from "../../engine/index.ts";
import { loadPictures } from "../../pictures/cache.ts";
import { actorToDraw, drawActor, drawBackground, newCanvas } from "../../pictures/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { type ActorRenderer, MovingActors } from "../actors/MovingActors.ts";
import type { MovablePicture, Pose } from "../actors/Tweens.ts";

/** A playing stage on a 2D canvas, for pages that do not load PixiJS. Pictures and movements are the same. */
export class CanvasStageView {
  readonly #context: CanvasRenderingContext2D;
  readonly #stage: Stage;
  readonly #ground: HTMLCanvasElement;
  readonly #pictures: ReadonlyMap<string, ImageBitmap>;
  readonly #layer = new CanvasActors();
  readonly #actors = new MovingActors(this.#layer);
  #cancelFrame: (() => void) | null = null;

  /** Use `open`, which loads all pictures first. */
  private constructor(canvas: HTMLCanvasElement, { stage, characters, ground, pictures }: CanvasStageOptions) {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser gives no canvas to draw on.");
    this.#context = context;
    this.#stage = stage;
    this.#ground = ground;
    this.#pictures = pictures;
    this.#actors.showStage(stage, characters);
  }

  /** Draws nothing before `resize` is called. Rejects if the browser cannot draw. */
  static async open(canvas: HTMLCanvasElement, stage: Stage, { characters }: WorldDocument): Promise<CanvasStageView> {
    const ground = newCanvas({ width: stage.width * TILE, height: stage.height * TILE });
    const [pictures] = await Promise.all([loadPictures(allLooks(characters)), drawBackground(ground, stage)]);
    return new CanvasStageView(canvas, { stage, characters, ground: ground.canvas, pictures });
  }

  /** Sets its size, CSS px, which must have the aspect ratio of the stage. */
  resize({ width, height }: Size): void {
    const { canvas } = this.#context;
    canvas.width = Math.round(width * screenResolution());
    canvas.height = Math.round(height * screenResolution());
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
    const { width, height } = this.#stage;
    this.#actors.advance(now, { x: 0, y: 0, width, height });
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.imageSmoothingQuality = "high";
    this.#context.drawImage(this.#ground, 0, 0, canvas.width, canvas.height);
    this.#context.scale(canvas.width / (width * TILE), canvas.height / (height * TILE));
    this.#layer.drawOn(this.#context, this.#pictures);
  }
}

interface CanvasStageOptions {
  readonly stage: Stage;
  readonly characters: Characters;
  readonly ground: HTMLCanvasElement;
  readonly pictures: ReadonlyMap<string, ImageBitmap>;
}

/** Includes appearances that no actor has yet, so that none is missing at the first tick. */
function allLooks(characters: Characters): string[] {
  return Object.values(characters).flatMap(({ spritesheet }) => Object.values(spritesheet.appearances).flat());
}

class CanvasActor implements MovablePicture {
  actor: Actor;
  square: Point;

  constructor({ actor, square }: Pose) {
    this.actor = actor;
    this.square = square;
  }

  moveTo(x: number, y: number): void {
    this.square = { x, y };
  }
}

class CanvasActors implements ActorRenderer {
  characters: Characters = {};
  #actors = new Map<Id, CanvasActor>();

  place(actor: Actor): void {
    this.pose(actor.id, { actor, square: actor.position });
  }

  pose(id: Id, pose: Pose | null): MovablePicture | null {
    if (!pose) {
      this.remove(id);
      return null;
    }
    const drawn = new CanvasActor(pose);
    this.#actors.set(id, drawn);
    return drawn;
  }

  remove(id: Id): void {
    this.#actors.delete(id);
  }

  reorder(order: readonly Id[]): void {
    this.#actors = new Map(order.flatMap((id) => [[id, this.#actors.get(id)] as const]).filter(isThere));
  }

  /** Nothing is selected outside of an editor. */
  select(): void {}
  mark(): void {}

  /** In px of the stage at zoom 1. */
  drawOn(context: CanvasRenderingContext2D, pictures: ReadonlyMap<string, ImageBitmap>): void {
    const pictureOf = (key: string) => pictures.get(key);
    for (const { actor, square } of this.#actors.values()) {
      const corner = { x: square.x * TILE, y: square.y * TILE };
      drawActor(context, actorToDraw(actor, this.characters), { corner, tile: TILE, pictureOf, isLoaded: true });
    }
  }
}

function isThere(entry: readonly [Id, CanvasActor | undefined]): entry is readonly [Id, CanvasActor] {
  return entry[1] !== undefined;
}

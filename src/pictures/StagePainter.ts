import {
  type Actor,
  type Actors,
  type Characters,
  GLIDE_MAX_CELLS,
  inDrawingOrder,
  own,
  type Point,
  type Stage,
  TILE,
} from "../engine/index.ts";
import type { Box } from "../pixels/Box.ts";
import { canvasSize, drawBackground } from "./background.ts";
import { loadPictures } from "./cache.ts";
import { newCanvas } from "./canvas.ts";
import { actorToDraw, drawActor, pictureUrlsOf } from "./drawActor.ts";

/** The part of a stage that its camera sees, in squares: wider than high, as screens are. */
const SEEN = { width: 20, height: 13 };

/**
 * Draws moments of stages again and again, as for a film: the pictures are loaded once, and every background is drawn once. Throws if a
 * browser has no memory left for it.
 */
export class StagePainter {
  readonly #characters: Characters;
  readonly #pictures: ReadonlyMap<string, ImageBitmap>;
  readonly #grounds: ReadonlyMap<string, HTMLCanvasElement>;

  /** Knows the pictures and backgrounds of these moments. `square` is the side of one that is drawn, px. */
  static async load(moments: readonly Stage[], characters: Characters, square: number): Promise<StagePainter> {
    const urls = new Set(
      moments.flatMap(({ actors }) =>
        pictureUrlsOf(Object.values(actors).map((actor) => actorToDraw(actor, characters))),
      ),
    );
    const grounds = new Map<string, HTMLCanvasElement>();
    for (const stage of moments) {
      if (grounds.has(groundOf(stage))) continue;
      const context = newCanvas(canvasSize({ width: stage.width * square, height: stage.height * square }));
      grounds.set(groundOf(stage), context.canvas);
      await drawBackground(context, stage);
    }
    return new StagePainter(characters, await loadPictures(urls), grounds);
  }

  private constructor(
    characters: Characters,
    pictures: ReadonlyMap<string, ImageBitmap>,
    grounds: ReadonlyMap<string, HTMLCanvasElement>,
  ) {
    this.#characters = characters;
    this.#pictures = pictures;
    this.#grounds = grounds;
  }

  /** Fills a canvas with a part of a stage. */
  paint(context: CanvasRenderingContext2D, stage: Stage, seen: Box): void {
    const { width, height } = context.canvas;
    const ground = this.#grounds.get(groundOf(stage));
    const scale = width / (seen.width * TILE);
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (ground) {
      const [perColumn, perRow] = [ground.width / stage.width, ground.height / stage.height];
      const part = [seen.x * perColumn, seen.y * perRow, seen.width * perColumn, seen.height * perRow] as const;
      context.drawImage(ground, ...part, 0, 0, width, height);
    }
    // Pixels that are enlarged keep sharp edges.
    context.imageSmoothingEnabled = scale < 1;
    context.imageSmoothingQuality = "high";
    context.scale(scale, scale);
    for (const actor of inDrawingOrder(Object.values(stage.actors), this.#characters)) {
      const corner = { x: (actor.position.x - seen.x) * TILE, y: (actor.position.y - seen.y) * TILE };
      const pictureOf = (key: string) => this.#pictures.get(key);
      drawActor(context, actorToDraw(actor, this.#characters), { corner, tile: TILE, pictureOf, isLoaded: true });
    }
  }
}

function groundOf({ id, background, dim = true, width, height }: Stage): string {
  return `${id} ${width} ${height} ${dim} ${background}`;
}

/** What is seen of a stage: what is around whom its camera follows, or all of it. */
export function seenOf({ width, height, camera, actors }: Stage): Box {
  const followed = camera && Object.values(actors).find(({ characterId }) => characterId === camera.follow);
  if (!followed || (width <= SEEN.width && height <= SEEN.height)) return { x: 0, y: 0, width, height };
  const size = { width: Math.min(width, SEEN.width), height: Math.min(height, SEEN.height) };
  const { x, y } = followed.position;
  return {
    ...size,
    x: within(x + 0.5 - size.width / 2, width - size.width),
    y: within(y + 0.5 - size.height / 2, height - size.height),
  };
}

function within(start: number, most: number): number {
  return Math.max(0, Math.min(start, most));
}

/** A stage between two turns: whoever walked is on the way, by this share of it. */
export function between(from: Stage, to: Stage, share: number): Stage {
  if (share <= 0 || from.id !== to.id) return from;
  const actors: Actors = Object.fromEntries(
    Object.values(to.actors).map((actor) => [actor.id, onTheWay(own(from.actors, actor.id), actor, share)]),
  );
  return { ...to, actors };
}

function onTheWay(before: Actor | undefined, after: Actor, share: number): Actor {
  if (!before || isJump(before.position, after.position)) return after;
  const along = (from: number, to: number) => from + (to - from) * share;
  const [from, to] = [before.position, after.position];
  return { ...after, position: { x: along(from.x, to.x), y: along(from.y, to.y) } };
}

function isJump(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) > GLIDE_MAX_CELLS || Math.abs(to.y - from.y) > GLIDE_MAX_CELLS;
}

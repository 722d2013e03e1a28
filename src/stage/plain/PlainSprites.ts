import { type Actor, appearanceInfo, type Characters, own, TILE, transformOf } from "../../engine/index.ts";
import { cachedPicture, loadPicture } from "../../pictures/cache.ts";
import {
  actorToDraw,
  CRATE,
  drawActor,
  frameKeysOf,
  MISSING_SIDE,
  newCanvas,
  orientationOf,
  type PictureKey,
  pictureKeyOf,
  pivotOf,
  QUESTION_MARK,
} from "../../pictures/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";

/** An appearance in its orientation and at the size of the view, so that a frame only copies it. */
export interface PlainSprite {
  readonly picture: HTMLCanvasElement;
  /** Its top left corner relative to that of the actor's anchor tile, px of the canvas. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The appearances of a game as they are drawn. Each is prepared when it is first seen. */
export class PlainSprites {
  #tile = TILE;
  readonly #sprites = new Map<string, PlainSprite>();
  readonly #missing = new Set<PictureKey>();
  readonly #awaited = new Set<PictureKey>();
  readonly #onLoaded: () => void;

  /** `onLoaded` is called when a picture has been decoded that an actor waits for, or cannot be. */
  constructor(onLoaded: () => void) {
    this.#onLoaded = onLoaded;
  }

  /** The side of a tile, px of the canvas. Returns whether it changed; then every actor needs another sprite. */
  setTile(tile: number): boolean {
    if (tile === this.#tile) return false;
    this.#tile = tile;
    this.#sprites.clear();
    return true;
  }

  /** Forgets all sprites, because characters may look different now. */
  clear(): void {
    this.#sprites.clear();
  }

  /** `frame` counts the frames of animated appearances without end. Null while the picture is being decoded. */
  of(actor: Actor, characters: Characters, frame: number): PlainSprite | null {
    const frames = frameKeysOf(characters, actor.characterId, actor.appearance);
    const shown = frames.length > 1 ? frame % frames.length : 0;
    const name = [actor.characterId, actor.appearance, transformOf(actor), shown].join("\n");
    const known = this.#sprites.get(name);
    if (known) return known;
    const key = frames[shown] ?? pictureKeyOf(characters, actor.characterId, actor.appearance);
    const picture = this.#pictureOf(key);
    if (picture === null) return null;
    const sprite = this.#draw(actor, characters, picture);
    this.#sprites.set(name, sprite);
    return sprite;
  }

  /** Undefined for a picture that has a stand-in, null while it is being decoded. */
  #pictureOf(key: PictureKey): ImageBitmap | undefined | null {
    if (key === CRATE || key === QUESTION_MARK || this.#missing.has(key)) return undefined;
    const picture = cachedPicture(key);
    if (picture) return picture;
    this.#await(key);
    return null;
  }

  #await(key: PictureKey): void {
    if (this.#awaited.has(key)) return;
    this.#awaited.add(key);
    loadPicture(key)
      .catch(() => this.#missing.add(key))
      .finally(() => {
        this.#awaited.delete(key);
        this.#onLoaded();
      });
  }

  #draw(actor: Actor, characters: Characters, picture: ImageBitmap | undefined): PlainSprite {
    const tile = this.#tile;
    const ends = endsOf(actor, characters, picture ?? { width: MISSING_SIDE, height: MISSING_SIDE }, tile);
    const box = wholePixels(ends);
    const context = newCanvas({ width: Math.max(1, box.width), height: Math.max(1, box.height) });
    context.imageSmoothingEnabled = false;
    // The picture fills the box to its edges: half a px at an edge would be a seam between two tiles.
    context.scale(box.width / (ends.right - ends.left), box.height / (ends.bottom - ends.top));
    const corner = { x: -ends.left, y: -ends.top };
    drawActor(context, actorToDraw(actor, characters), { corner, tile, pictureOf: () => picture, isLoaded: true });
    return { picture: context.canvas, ...box };
  }
}

interface Ends {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a picture ends in its orientation, relative to the top left corner of the anchor tile, px of the canvas. */
function endsOf(actor: Actor, characters: Characters, size: Size, tile: number): Ends {
  const { quarters, scaleX, scaleY } = orientationOf(transformOf(actor));
  const pivot = pivotOf(appearanceInfo(own(characters, actor.characterId), actor.appearance));
  const ends = [
    { x: -pivot.x * scaleX, y: -pivot.y * scaleY },
    { x: (size.width - pivot.x) * scaleX, y: (size.height - pivot.y) * scaleY },
  ].map(({ x, y }) => {
    if (quarters === 1) return { x: -y, y: x };
    if (quarters === 2) return { x: -x, y: -y };
    return quarters === 3 ? { x: y, y: -x } : { x, y };
  });
  const scale = tile / TILE;
  const [xs, ys] = [ends.map(({ x }) => x * scale + tile / 2), ends.map(({ y }) => y * scale + tile / 2)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** What is that much less than a px came from rounding. */
const NOTHING = 1 / 1000;

/** The px of the canvas that a picture touches. */
function wholePixels({ left, right, top, bottom }: Ends): Box {
  const [x, y] = [Math.floor(left + NOTHING), Math.floor(top + NOTHING)];
  return { x, y, width: Math.ceil(right - NOTHING) - x, height: Math.ceil(bottom - NOTHING) - y };
}

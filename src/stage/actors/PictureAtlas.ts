import { after } from "../../browser/timers.ts";
import { cachedPicture, loadPicture } from "../../pictures/cache.ts";
import { CRATE, drawMissing, MISSING_SIDE, newCanvas, type PictureKey, QUESTION_MARK } from "../../pictures/index.ts";
import { Rectangle, Texture, TextureSource } from "../../pixi/pixi.ts";
import { ShelfPacker } from "./ShelfPacker.ts";

/** The side of a page, px: enough for 600 pictures of one tile, or a single one of the maximum size. */
export const PAGE_SIDE = 1024;
/** The side of the first page, px: room for 64 pictures of one tile, enough for most games. A small machine uploads a small page faster. */
const FIRST_SIDE = 320;
/** With more pages, the atlas is rebuilt without the pictures that are no longer in the game. */
const PAGES_BEFORE_SWEEP = 4;
/** While more pictures are loading, `onArrived` is called at most once in this time, because each call uploads whole pages. */
const TOLD_EACH_MS = 200;

interface Page {
  readonly context: CanvasRenderingContext2D;
  readonly source: TextureSource;
}

/** The pictures of a game side by side on a few large canvases, so that thousands of sprites need a single draw call. */
export class PictureAtlas {
  #pages: Page[] = [];
  #packer = new ShelfPacker(PAGE_SIDE, FIRST_SIDE);
  readonly #textures = new Map<PictureKey, Texture>();
  readonly #awaited = new Set<PictureKey>();
  readonly #stale = new Set<Page>();
  readonly #onArrived: () => void;
  #cancelTelling: (() => void) | null = null;
  /** Pictures may still load after the atlas was destroyed. */
  #isGone = false;

  /** `onArrived` is called when requested pictures have been decoded. */
  constructor(onArrived: () => void) {
    this.#onArrived = onArrived;
    for (const name of [CRATE, QUESTION_MARK])
      this.#add(name, MISSING_SIDE, MISSING_SIDE, (on) => drawMissing(name, on));
  }

  /** The texture of a picture: empty while it is being decoded, a crate if it cannot be. */
  textureOf(key: PictureKey): Texture {
    const known = this.#textures.get(key);
    if (known) return known;
    const picture = cachedPicture(key);
    if (!picture) return this.#awaitPicture(key);
    return this.#add(key, picture.width, picture.height, (on) => on.drawImage(picture, 0, 0));
  }

  /** Uploads what was drawn since the last call to the graphics card. */
  upload(): void {
    for (const { source } of this.#stale) source.update();
    this.#stale.clear();
  }

  /** Whether it is time to rebuild the atlas without unused pictures. */
  get isFull(): boolean {
    return this.#pages.length > PAGES_BEFORE_SWEEP;
  }

  destroy(): void {
    this.#isGone = true;
    this.#cancelTelling?.();
    for (const texture of new Set(this.#textures.values())) texture.destroy();
    for (const { source } of this.#pages) source.destroy();
    this.#textures.clear();
    this.#pages = [];
  }

  #awaitPicture(key: PictureKey): Texture {
    if (!this.#awaited.has(key)) {
      this.#awaited.add(key);
      loadPicture(key)
        .catch(() => this.#isGone || this.#textures.set(key, this.textureOf(CRATE)))
        .finally(() => {
          if (this.#isGone) return;
          this.#awaited.delete(key);
          this.#tell();
        });
    }
    return Texture.EMPTY;
  }

  #tell(): void {
    if (this.#awaited.size > 0) this.#cancelTelling ??= after(TOLD_EACH_MS, () => this.#tellNow());
    else this.#tellNow();
  }

  #tellNow(): void {
    this.#cancelTelling?.();
    this.#cancelTelling = null;
    this.#onArrived();
  }

  #add(key: PictureKey, width: number, height: number, draw: (on: CanvasRenderingContext2D) => void): Texture {
    const slot = this.#packer.place(width, height);
    const page = slot && (this.#pages[slot.page] ?? this.#openPage(this.#packer.sideOf(slot.page)));
    if (!slot || !page) return this.textureOf(CRATE);
    page.context.save();
    page.context.translate(slot.x, slot.y);
    draw(page.context);
    page.context.restore();
    this.#stale.add(page);
    const texture = new Texture({ source: page.source, frame: new Rectangle(slot.x, slot.y, width, height) });
    this.#textures.set(key, texture);
    return texture;
  }

  #openPage(side: number): Page {
    const context = newCanvas({ width: side, height: side });
    const page = { context, source: TextureSource.from(context.canvas) };
    this.#pages.push(page);
    return page;
  }
}

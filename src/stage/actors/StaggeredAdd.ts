import type { Container } from "../../pixi/pixi.ts";

/**
 * Up to this many sprites are added at once. With more, the first frame shows only the background, because shaders are compiled then.
 * The next frame adds this many, and each following one doubles their number.
 */
const FEW = 1000;

/** Adds the sprites of a new stage over several frames, so that thousands do not stall one. After that, sprites are added at once. */
export class StaggeredAdd {
  readonly #into: Container;
  #waiting: Container[] = [];
  #isBegun = false;
  #isOpen = false;

  constructor(into: Container) {
    this.#into = into;
  }

  /** Adds a sprite above all others, in one of the next frames. */
  add(sprite: Container): void {
    this.#waiting.push(sprite);
  }

  /** Adds the sprites that are due in this frame. Returns whether others still wait. */
  addNext(): boolean {
    const coming = this.#waiting.splice(0, this.#roomFor(this.#waiting.length)).filter(({ destroyed }) => !destroyed);
    if (coming.length > 0) this.#into.addChild(...coming);
    this.#isBegun = true;
    this.#isOpen ||= this.#into.children.length > 0 && this.#waiting.length === 0;
    return this.#waiting.length > 0;
  }

  /** Replaces the sprites in the container by these, from the bottom up. */
  replaceAll(sprites: readonly Container[]): void {
    this.#waiting = [];
    this.#isOpen = true;
    this.#replace(sprites);
  }

  /** Adds all sprites again, so that PixiJS chooses their renderer again. */
  addAllAgain(): void {
    this.#replace([...this.#into.children]);
  }

  #roomFor(all: number): number {
    if (this.#isOpen || all <= FEW) return all;
    return this.#isBegun ? Math.max(FEW, this.#into.children.length) : 0;
  }

  #replace(sprites: readonly Container[]): void {
    this.#into.removeChildren();
    if (sprites.length > 0) this.#into.addChild(...sprites);
  }
}

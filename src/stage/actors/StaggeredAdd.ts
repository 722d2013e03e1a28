/** Lets sprites into a picture: as it is opened in turns, so that thousands do not hold a frame up, and all at once from then on. */
import type { Container } from "../view/pixi.ts";

/**
 * So many come at once. Of more, the first frame has the ground alone, for its programs are made then; the next one has so
 * many, and each further one doubles who is there.
 */
const FEW = 1000;

export class StaggeredAdd {
  readonly #into: Container;
  #waiting: Container[] = [];
  #isBegun = false;
  #isOpen = false;

  constructor(into: Container) {
    this.#into = into;
  }

  /** Over all who came before. */
  add(sprite: Container): void {
    this.#waiting.push(sprite);
  }

  /** Lets in those who come with this frame; answers whether others still wait. */
  addNext(): boolean {
    const coming = this.#waiting.splice(0, this.#roomFor(this.#waiting.length)).filter(({ destroyed }) => !destroyed);
    if (coming.length > 0) this.#into.addChild(...coming);
    this.#isBegun = true;
    this.#isOpen ||= this.#into.children.length > 0 && this.#waiting.length === 0;
    return this.#waiting.length > 0;
  }

  /** Those who are in are just these, from the bottom up. */
  replaceAll(sprites: readonly Container[]): void {
    this.#waiting = [];
    this.#isOpen = true;
    this.#replace(sprites);
  }

  /** Has those who are in drawn in another way: how is found out as they come in. */
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

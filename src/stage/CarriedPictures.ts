/** What a hand carries over a stage: the picture it holds and those that come along, each over its shadow. */
import { type Characters, type Point, TILE } from "../engine/index.ts";
import { type Dress, dressSprite, standSprite } from "./dressSprite.ts";
import type { PictureAtlas } from "./PictureAtlas.ts";
import { Container, Sprite, Texture } from "./pixi.ts";

const CARRIED_ALPHA = 0.85;
/** How far the shadow falls, px of the stage, and how dark it is. */
const SHADOW = { right: 4, down: 7, alpha: 0.35 } as const;
/** More would hide the stage, and cost. */
const SHOWN_MAX = 300;

export interface CarriedPicture {
  readonly dress: Dress;
  /** Between two squares, mostly. */
  readonly square: Point;
}

export class CarriedPictures {
  readonly container = new Container();
  readonly #shadows = new Container();
  readonly #pictures = new Container();
  #pairs: readonly (readonly [Sprite, Sprite])[] = [];

  constructor() {
    this.#shadows.alpha = SHADOW.alpha;
    this.#pictures.alpha = CARRIED_ALPHA;
    this.container.addChild(this.#shadows, this.#pictures);
  }

  show(carried: readonly CarriedPicture[], characters: Characters, atlas: PictureAtlas): void {
    const shown = carried.slice(0, SHOWN_MAX);
    while (this.#pairs.length < shown.length) this.#pairs = [...this.#pairs, this.#newPair()];
    this.#pairs.forEach(([picture, shadow], place) => {
      const one = shown[place];
      picture.visible = one !== undefined;
      shadow.visible = one !== undefined;
      if (!one) return;
      for (const sprite of [picture, shadow]) dressSprite(sprite, one.dress, characters, atlas);
      standSprite(picture, one.square);
      standSprite(shadow, { x: one.square.x + SHADOW.right / TILE, y: one.square.y + SHADOW.down / TILE });
    });
  }

  /** The atlas goes: nothing may be drawn from it any more. */
  undress(): void {
    for (const sprite of this.#pairs.flat()) sprite.texture = Texture.EMPTY;
  }

  /** The shadow is the same picture in black: no filter, so that the canvas fallback has it, too. */
  #newPair(): readonly [Sprite, Sprite] {
    const [picture, shadow] = [new Sprite(), new Sprite()];
    shadow.tint = "#000000";
    this.#pictures.addChild(picture);
    this.#shadows.addChild(shadow);
    return [picture, shadow];
  }
}

/** What shows the hand on the stage: where a drop would land, the ghost that follows the pointer, the cell cursor (details §4, §5). */

import type { Ghost } from "../editor/tools/GestureView.ts";
import { type Characters, filledSquares, type Point, type Stage, TILE } from "../engine/index.ts";
import { dressSprite, standSprite } from "./dressSprite.ts";
import type { PictureAtlas } from "./PictureAtlas.ts";
import { Container, Graphics, Sprite, Texture } from "./pixi.ts";
import { standOf } from "./spritePlace.ts";

const GHOST_ALPHA = 0.85;
/** How far the shadow of what is carried falls, px of the stage, and how dark it is. */
const SHADOW = { right: 4, down: 7, alpha: 0.35 } as const;
const LANDING = "#ffffff";
const REFUSED = "#e5484d";
const COPIES = "#2f9e5b";
const CURSOR = "#ffc93c";

/** A ghost on this view: the square its anchor tile is over (between two squares, mostly), and where it would land. */
export interface GhostHere {
  readonly ghost: Ghost;
  readonly square: Point;
  readonly landing: Point | null;
}

export class HandLayer {
  readonly container = new Container();
  readonly #landing = new Graphics();
  /** The same picture in black: a shadow that needs no filter, so that the canvas fallback has it, too. */
  readonly #shadow = new Sprite();
  readonly #sprite = new Sprite();
  readonly #badge = new Graphics();
  readonly #cursor = new Graphics();
  readonly #mark = new Graphics();
  #atlas: PictureAtlas;

  constructor(atlas: PictureAtlas) {
    this.#atlas = atlas;
    this.#sprite.alpha = GHOST_ALPHA;
    this.#shadow.alpha = SHADOW.alpha;
    this.#shadow.tint = "#000000";
    this.container.addChild(this.#mark, this.#landing, this.#cursor, this.#shadow, this.#sprite, this.#badge);
    this.showGhost(null, {}, null);
  }

  /** Goes over to another atlas; the ghost has to be shown again. */
  takeAtlas(atlas: PictureAtlas): void {
    this.#atlas = atlas;
    this.#sprite.texture = Texture.EMPTY;
    this.#shadow.texture = Texture.EMPTY;
  }

  showGhost(here: GhostHere | null, characters: Characters, stage: Stage | null): void {
    this.#landing.clear();
    this.#badge.clear();
    this.#sprite.visible = here !== null;
    this.#shadow.visible = here !== null;
    if (!here || !stage) return;
    this.#carry(here, characters);
    if (here.landing) this.#drawLanding(here, here.landing, characters, stage);
    if (!here.ghost.allowed) this.#cross(standOf(here.square));
    else if (here.ghost.copies) this.#plus(standOf(here.square));
  }

  /** The square that a rule does not fit on, where a child has asked (details §8, "Lights"). */
  showMark(cell: Point | null, zoom: number): void {
    this.#mark.clear();
    if (!cell) return;
    this.#mark.rect(cell.x * TILE, cell.y * TILE, TILE, TILE);
    this.#mark.fill({ color: REFUSED, alpha: 0.25 }).stroke({ color: "#ffffff", width: 6 / zoom, alignment: 1 });
    this.#mark.rect(cell.x * TILE, cell.y * TILE, TILE, TILE);
    this.#mark.stroke({ color: REFUSED, width: 4 / zoom, alignment: 1 });
  }

  showCursor(cell: Point | null, zoom: number): void {
    this.#cursor.clear();
    if (!cell) return;
    this.#cursor.rect(cell.x * TILE, cell.y * TILE, TILE, TILE);
    this.#cursor.stroke({ color: "#000000", alpha: 0.6, width: 5 / zoom, alignment: 1 });
    this.#cursor.rect(cell.x * TILE, cell.y * TILE, TILE, TILE);
    this.#cursor.stroke({ color: CURSOR, width: 3 / zoom, alignment: 1 });
  }

  #carry({ ghost, square }: GhostHere, characters: Characters): void {
    for (const sprite of [this.#shadow, this.#sprite]) dressSprite(sprite, ghost, characters, this.#atlas);
    standSprite(this.#sprite, square);
    standSprite(this.#shadow, { x: square.x + SHADOW.right / TILE, y: square.y + SHADOW.down / TILE });
  }

  #drawLanding({ ghost }: GhostHere, cell: Point, characters: Characters, stage: Stage): void {
    const landed = {
      id: "",
      characterId: ghost.characterId,
      position: cell,
      appearance: ghost.appearanceId,
      transform: ghost.transform,
      variableValues: {},
    };
    const color = ghost.allowed ? LANDING : REFUSED;
    for (const { x, y } of filledSquares(landed, characters, stage)) {
      this.#landing.rect(x * TILE, y * TILE, TILE, TILE);
      this.#landing.fill({ color, alpha: 0.35 }).stroke({ color, width: 2, alignment: 1 });
    }
  }

  #cross({ x, y }: Point): void {
    const arm = TILE * 0.32;
    this.#badge.moveTo(x - arm, y - arm).lineTo(x + arm, y + arm);
    this.#badge.moveTo(x + arm, y - arm).lineTo(x - arm, y + arm);
    this.#badge.stroke({ color: "#ffffff", width: 9, cap: "round" });
    this.#badge.moveTo(x - arm, y - arm).lineTo(x + arm, y + arm);
    this.#badge.moveTo(x + arm, y - arm).lineTo(x - arm, y + arm);
    this.#badge.stroke({ color: REFUSED, width: 5, cap: "round" });
  }

  #plus({ x, y }: Point): void {
    const middle = { x: x + TILE * 0.4, y: y - TILE * 0.4 };
    this.#badge.circle(middle.x, middle.y, 9).fill({ color: COPIES }).stroke({ color: "#ffffff", width: 2 });
    this.#badge.rect(middle.x - 5, middle.y - 1.5, 10, 3).rect(middle.x - 1.5, middle.y - 5, 3, 10);
    this.#badge.fill({ color: "#ffffff" });
  }
}

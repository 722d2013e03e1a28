/** The picture of one actor on a stage, which remembers what it wears: most ticks move an actor and change nothing else of it. */
import { type Actor, TILE } from "../engine/index.ts";
import type { PicturePoint } from "./crowd/PicturePoint.ts";
import { POINTS } from "./crowd/PointBatcher.ts";
import type { PointSprite } from "./crowd/PointPipe.ts";
import { Sprite } from "./pixi.ts";

/** What PixiJS calls its own way of drawing one. */
const PICTURE = "sprite";

export class ActorSprite extends Sprite implements PointSprite {
  override renderPipeId = PICTURE;
  point: PicturePoint | null = null;
  #characterId = "";
  #appearance = "";
  #transform: Actor["transform"];
  #wardrobe = -1;

  /**
   * Whether it is drawn as a point. Those who draw it have to be put together anew; and what the other way of drawing
   * it noted is forgotten, since of a changed look only the way in use hears.
   */
  set isPoint(isPoint: boolean) {
    const pipe = isPoint ? POINTS : PICTURE;
    if (this.renderPipeId === pipe) return;
    this.renderPipeId = pipe;
    this.unload();
    this.point = null;
  }

  /** Puts the anchor tile on a square, or between two. */
  moveTo(x: number, y: number): void {
    this.position.set((x + 0.5) * TILE, (y + 0.5) * TILE);
  }

  /** `wardrobe` is another number whenever the same look may have another picture. */
  wears({ characterId, appearance, transform }: Actor, wardrobe: number): boolean {
    return (
      this.#wardrobe === wardrobe &&
      this.#appearance === appearance &&
      this.#characterId === characterId &&
      this.#transform === transform
    );
  }

  /** It was dressed as this actor is. */
  worn({ characterId, appearance, transform }: Actor, wardrobe: number): void {
    this.#wardrobe = wardrobe;
    this.#appearance = appearance;
    this.#characterId = characterId;
    this.#transform = transform;
  }
}

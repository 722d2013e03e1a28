/** The picture of one actor on a stage, which remembers what it wears: most ticks move an actor and change nothing else of it. */
import { type Actor, TILE } from "../engine/index.ts";
import { Sprite } from "./pixi.ts";

export class ActorSprite extends Sprite {
  #characterId = "";
  #appearance = "";
  #transform: Actor["transform"];
  #wardrobe = -1;

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

import type { Actor, Characters, Id } from "../../engine/index.ts";
import { frameKeysOf } from "../../pictures/index.ts";
import { type Sprite, Texture } from "../../pixi/pixi.ts";
import type { PictureAtlas } from "./PictureAtlas.ts";

/** The actors with animated appearances, and their current frame. All others cost nothing. */
export class AnimatedActors {
  readonly #actors = new Map<Id, Actor>();
  #turn = 0;

  get any(): boolean {
    return this.#actors.size > 0;
  }

  /** Called after an actor was drawn with its first frame. Shows the current frame if it is animated. */
  showDueFrame(sprite: Sprite, actor: Actor, characters: Characters, atlas: Pick<PictureAtlas, "textureOf">): void {
    const frames = frameKeysOf(characters, actor.characterId, actor.appearance);
    if (frames.length === 0) {
      this.#actors.delete(actor.id);
      return;
    }
    this.#actors.set(actor.id, actor);
    // Requests all frames at once, so that none is missing when it is due.
    for (const frame of frames) atlas.textureOf(frame);
    this.#show(sprite, frames, atlas);
  }

  forget(id: Id): void {
    this.#actors.delete(id);
  }

  /** Shows another frame of all animated actors. */
  showFrame(
    turn: number,
    characters: Characters,
    atlas: Pick<PictureAtlas, "textureOf">,
    spritesOf: (id: Id) => readonly Sprite[],
  ): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    for (const [id, { characterId, appearance }] of this.#actors) {
      const frames = frameKeysOf(characters, characterId, appearance);
      for (const sprite of spritesOf(id)) this.#show(sprite, frames, atlas);
    }
  }

  /** While a frame is still being decoded, the previous one remains. */
  #show(sprite: Sprite, frames: readonly string[], atlas: Pick<PictureAtlas, "textureOf">): void {
    const texture = atlas.textureOf(frames[this.#turn % frames.length] ?? "");
    if (texture !== Texture.EMPTY) sprite.texture = texture;
  }
}

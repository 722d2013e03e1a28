import { prefersReducedMotion } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import type { Actor, Characters, Id } from "../../engine/index.ts";
import { frameKeysOf } from "../../pictures/index.ts";
import { type Sprite, Texture } from "../../pixi/pixi.ts";
import type { PictureAtlas } from "./PictureAtlas.ts";

/** How long a frame is shown, ms: four a second. */
const FRAME_MS = 250;

export interface AnimatedLayer {
  /** Whether any appearance is animated. */
  readonly hasAnimations: boolean;
  /** `turn` counts up from 0 without end. */
  showFrame(turn: number): void;
}

/** Advances all animated appearances in step, by time alone. No timer runs if there are none. */
export class FrameAnimation {
  readonly #draw: () => void;
  #cancel: (() => void) | null = null;

  /** `draw` is called when the next frame is due. */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Shows the frame that is due, or always the first one if the user prefers reduced motion. */
  advance(now: number, actors: AnimatedLayer): void {
    if (!actors.hasAnimations || prefersReducedMotion()) {
      actors.showFrame(0);
      this.stop();
      return;
    }
    actors.showFrame(Math.floor(now / FRAME_MS));
    this.#cancel ??= after(FRAME_MS - (now % FRAME_MS), () => {
      this.#cancel = null;
      this.#draw();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

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

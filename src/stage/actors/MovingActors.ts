/** The actors of a view as they are drawn from one moment to the next: standing, or gliding through a tick (details §4 "Animation"). */
import type { Actor, Characters, Id, Stage, TickResult } from "../../engine/index.ts";
import type { Area } from "../view/camera.ts";
import { type ActorChanges, ActorIndex } from "./ActorIndex.ts";
import { Tweens, type TweenTarget } from "./Tweens.ts";

/** What draws them. */
export interface ActorRenderer extends TweenTarget {
  characters: Characters;
  /** Draws an actor as it is, on its square. */
  place(actor: Actor): void;
  remove(id: Id): void;
  /** Puts all in the order of the stage. */
  reorder(order: readonly Id[]): void;
  /** Raises one actor over the others and outlines it. */
  select(actor: Actor | null): void;
  /** Outlines those who are selected with it. */
  mark(actors: readonly Actor[]): void;
}

export class MovingActors {
  readonly index = new ActorIndex();
  readonly #tweens = new Tweens();
  readonly #renderer: ActorRenderer;
  #stageId: Id | null = null;

  constructor(renderer: ActorRenderer) {
    this.#renderer = renderer;
  }

  get areMoving(): boolean {
    return this.#tweens.areRunning;
  }

  /** Shows a stage as it is; what an edit changed is there at once. */
  showStage(stage: Stage, characters: Characters): void {
    if (stage.id !== this.#stageId) this.#finishTweens();
    this.#stageId = stage.id;
    this.#renderer.characters = characters;
    const changes = this.index.showStage(stage, characters);
    for (const { id } of changes.changed) this.#tweens.drop(id);
    for (const id of changes.gone) this.#tweens.drop(id);
    this.#draw(changes);
  }

  /** Takes over a tick of the shown stage; `glide` says when it begins and how many ms it lasts, null: all jump. */
  showTick(result: TickResult, timing: { readonly now: number; readonly ms: number } | null): void {
    this.#finishTweens();
    if (timing) this.#tweens.start(result.frames, (id) => this.index.get(id), timing);
    this.#draw(this.index.apply(result));
  }

  /** Draws those on their way where they are now, as far as they are seen. */
  advance(now: number, seen: Area): void {
    this.#tweens.advance(now, seen, this.#renderer);
  }

  /** Draws everybody again, where the pictures have moved to another atlas. */
  placeAll(): void {
    for (const actor of this.index.all()) this.#renderer.place(actor);
  }

  /** The first one is the one that is spoken of. */
  select([first, ...others]: readonly Id[]): void {
    this.#renderer.select(first === undefined ? null : (this.index.get(first) ?? null));
    this.#renderer.mark(others.flatMap((id) => this.index.get(id) ?? []));
    this.#tweens.redraw();
  }

  /** Everybody on the way is where the last tick left them. */
  #finishTweens(): void {
    for (const id of this.#tweens.end()) {
      const actor = this.index.get(id);
      if (actor) this.#renderer.place(actor);
      else this.#renderer.remove(id);
    }
  }

  /** Those on their way are drawn by their glide. */
  #draw({ changed, gone, order }: ActorChanges): void {
    for (const id of gone) if (!this.#tweens.has(id)) this.#renderer.remove(id);
    for (const actor of changed) if (!this.#tweens.has(actor.id)) this.#renderer.place(actor);
    if (order) this.#renderer.reorder(order);
  }
}

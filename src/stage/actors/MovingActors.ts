import {
  type Actor,
  type Actors,
  type Characters,
  type Id,
  own,
  type Point,
  type Stage,
  type TickResult,
} from "../../engine/index.ts";
import type { Area } from "../view/camera.ts";
import type { Bounce } from "./Bounces.ts";
import { Tweens, type TweenTarget } from "./Tweens.ts";
import { type ActorChanges, ViewActors } from "./ViewActors.ts";

export interface ActorRenderer extends TweenTarget {
  characters: Characters;
  /** Draws an actor at rest on its square. */
  place(actor: Actor): void;
  remove(id: Id): void;
  /** Sorts all actors into the order of the stage. */
  reorder(order: readonly Id[]): void;
  /** Raises one actor and puts it in brackets, or none. */
  select(actor: Actor | null): void;
  /** Puts brackets around the actors selected in addition to the raised one. */
  mark(actors: readonly Actor[]): void;
}

type ShownTick = Pick<TickResult, "frames" | "changed" | "deleted" | "order">;

/** The actors of a view over time: at rest, or tweened through a tick. */
export class MovingActors {
  readonly index: ViewActors;
  readonly #tweens = new Tweens();
  readonly #renderer: ActorRenderer;
  #stageId: Id | null = null;

  /** `index` is kept up to date. */
  constructor(renderer: ActorRenderer, index = new ViewActors()) {
    this.#renderer = renderer;
    this.index = index;
  }

  get areMoving(): boolean {
    return this.#tweens.areRunning;
  }

  /** Shows a stage. Edits take effect at once, without a tween. Returns who was put down by them. */
  showStage(stage: Stage, characters: Characters): readonly Bounce[] {
    if (stage.id !== this.#stageId) this.#finishTweens();
    this.#stageId = stage.id;
    this.#renderer.characters = characters;
    const changes = this.index.showStage(stage, characters);
    for (const { id } of changes.changed) this.#tweens.drop(id);
    for (const id of changes.gone) this.#tweens.drop(id);
    this.#draw(changes);
    return changes.landed ?? [];
  }

  /** Applies a tick of the shown stage. The tweens start at `now` and last `ms`; with null, all actors jump. */
  showTick(result: ShownTick, timing: { readonly now: number; readonly ms: number } | null): void {
    const before = (id: Id) => this.index.get(id);
    const ended = timing
      ? this.#tweens.start(result.frames, before, timing, this.#renderer.characters)
      : this.#tweens.end();
    for (const id of ended) this.#rest(id);
    const changes = this.index.apply(result);
    for (const { id, saying } of changes.spoken ?? []) this.#tweens.say(id, saying);
    this.#draw(changes);
  }

  /** Shows other states of the actors, as a tick would, until a stage is shown again. */
  showStep(actors: Actors, timing: { readonly now: number; readonly ms: number } | null): void {
    const deleted = [...this.index.all()].flatMap(({ id }) => (own(actors, id) ? [] : [id]));
    const changed = Object.values(actors).filter((actor) => this.index.get(actor.id) !== actor);
    const frame = new Map<Id, Actor | null>(changed.map((actor) => [actor.id, actor]));
    for (const id of deleted) frame.set(id, null);
    this.showTick({ frames: [frame], changed, deleted, order: Object.keys(actors) }, timing);
  }

  /** Draws the visible tweens at this moment. */
  advance(now: number, seen: Area): void {
    this.#tweens.advance(now, seen, this.#renderer);
  }

  /** Where an actor is at this moment, in squares; undefined if it is not there. */
  squareAt(id: Id, now: number): Point | undefined {
    return this.#tweens.squareAt(id, now) ?? this.index.get(id)?.position;
  }

  /** Draws all actors again, because the pictures moved to another atlas. */
  placeAll(): void {
    for (const actor of this.index.all()) this.#renderer.place(actor);
  }

  /** Raises the first actor, and puts brackets around all of them. */
  select([first, ...others]: readonly Id[]): void {
    this.#renderer.select(first === undefined ? null : (this.index.get(first) ?? null));
    this.#renderer.mark(others.flatMap((id) => this.index.get(id) ?? []));
    this.#tweens.redraw();
  }

  /** Ends all tweens, leaving the actors where the last tick put them. */
  #finishTweens(): void {
    for (const id of this.#tweens.end()) this.#rest(id);
  }

  #rest(id: Id): void {
    const actor = this.index.get(id);
    if (actor) this.#renderer.place(actor);
    else this.#renderer.remove(id);
  }

  /** Tweened actors are drawn by their tween instead. */
  #draw({ changed, gone, order }: ActorChanges): void {
    for (const id of gone) if (!this.#tweens.has(id)) this.#renderer.remove(id);
    for (const actor of changed) if (!this.#tweens.has(actor.id)) this.#renderer.place(actor);
    if (order) this.#renderer.reorder(order);
  }
}

/** The actors of a view as they are drawn from one moment to the next: standing, or gliding through a tick (details §4 "Animation"). */
import type { Actor, Characters, Id, Stage, TickResult } from "../engine/index.ts";
import type { Area } from "./camera.ts";
import { type GlideDrawing, Glides } from "./Glides.ts";
import { type Changes, StandingActors } from "./StandingActors.ts";

/** What draws them. */
export interface ActorPictures extends GlideDrawing {
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
  readonly standing = new StandingActors();
  readonly #glides = new Glides();
  readonly #layer: ActorPictures;
  #stageId: Id | null = null;

  constructor(layer: ActorPictures) {
    this.#layer = layer;
  }

  get areMoving(): boolean {
    return this.#glides.any;
  }

  /** Shows a stage as it is; what an edit changed is there at once. */
  show(stage: Stage, characters: Characters): void {
    if (stage.id !== this.#stageId) this.#arrive();
    this.#stageId = stage.id;
    this.#layer.characters = characters;
    const changes = this.standing.show(stage, characters);
    for (const { id } of changes.changed) this.#glides.drop(id);
    for (const id of changes.gone) this.#glides.drop(id);
    this.#draw(changes);
  }

  /** Takes over a tick of the shown stage; `glide` says when it begins and how many ms it lasts, null: all jump. */
  tick(result: TickResult, glide: { readonly now: number; readonly ms: number } | null): void {
    this.#arrive();
    if (glide) this.#glides.begin(result.frames, (id) => this.standing.get(id), glide);
    this.#draw(this.standing.apply(result));
  }

  /** Draws those on their way where they are now, as far as they are seen. */
  advance(now: number, seen: Area): void {
    this.#glides.advance(now, seen, this.#layer);
  }

  /** Draws everybody again, where the pictures have moved to another atlas. */
  placeAll(): void {
    for (const actor of this.standing.all()) this.#layer.place(actor);
  }

  /** The first one is the one that is spoken of. */
  select([first, ...others]: readonly Id[]): void {
    this.#layer.select(first === undefined ? null : (this.standing.get(first) ?? null));
    this.#layer.mark(others.flatMap((id) => this.standing.get(id) ?? []));
    this.#glides.redraw();
  }

  /** Everybody on the way is where the last tick left them. */
  #arrive(): void {
    for (const id of this.#glides.end()) {
      const actor = this.standing.get(id);
      if (actor) this.#layer.place(actor);
      else this.#layer.remove(id);
    }
  }

  /** Those on their way are drawn by their glide. */
  #draw({ changed, gone, order }: Changes): void {
    for (const id of gone) if (!this.#glides.has(id)) this.#layer.remove(id);
    for (const actor of changed) if (!this.#glides.has(actor.id)) this.#layer.place(actor);
    if (order) this.#layer.reorder(order);
  }
}

import type { LiveStage } from "../grid/LiveStage.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";

/** All actors of a stage at once; they are put together when somebody asks, and kept until something changes. */
export class WholeActors {
  /** Set it when something changes. */
  isStale = false;
  readonly #live: LiveStage;
  #map: ReadonlyMap<Id, Actor> | null = null;
  #object: Actors | null;

  /** `actors` are those of the stage as they are. */
  constructor(live: LiveStage, actors: Actors) {
    this.#live = live;
    this.#object = actors;
  }

  /** By id, in stage order; the same map until something changes. */
  map(): ReadonlyMap<Id, Actor> {
    this.#forgetOld();
    this.#map ??= this.#live.actors();
    return this.#map;
  }

  /** In the form of a document; the same object until something changes. */
  object(): Actors {
    this.#forgetOld();
    this.#object ??= Object.fromEntries(this.#live.table.entries());
    return this.#object;
  }

  #forgetOld(): void {
    if (!this.isStale) return;
    this.#map = null;
    this.#object = null;
    this.isStale = false;
  }
}

/** One sprite an actor, in stage order, drawn apart from all else: a camera that moves moves all of them at once. */
import type { Id } from "../engine/index.ts";
import { ActorSprite } from "./ActorSprite.ts";
import { Arrivals } from "./Arrivals.ts";
import { Container } from "./pixi.ts";

/** How many actors begin to be a crowd, and from how few on they are none any more. */
const CROWD = { begins: 3000, least: 2000 } as const;

export class ActorSprites {
  readonly container = new Container({ isRenderGroup: true });
  readonly #arrivals = new Arrivals(this.container);
  readonly #sprites = new Map<Id, ActorSprite>();
  #arePoints = false;

  get(id: Id): ActorSprite | undefined {
    return this.#sprites.get(id);
  }

  all(): IterableIterator<ActorSprite> {
    return this.#sprites.values();
  }

  /** Over all others, and in the next picture that lets it in. */
  create(id: Id): ActorSprite {
    const sprite = new ActorSprite();
    sprite.isPoint = this.#arePoints;
    this.#sprites.set(id, sprite);
    this.#arrivals.add(sprite);
    return sprite;
  }

  remove(id: Id): void {
    this.#sprites.get(id)?.destroy();
    this.#sprites.delete(id);
  }

  reorder(order: readonly Id[]): void {
    this.#arrivals.takeAll(order.flatMap((id) => this.#sprites.get(id) ?? []));
  }

  /** Takes those into the next picture who came since the last one; answers whether some have to wait for another. */
  letIn(): boolean {
    return this.#arrivals.letIn();
  }

  /** `isFar`: from so far away that each actor may be drawn as one point, which is worth it from some thousands on. */
  seeFrom(isFar: boolean): void {
    const arePoints = isFar && this.#sprites.size > (this.#arePoints ? CROWD.least : CROWD.begins);
    if (arePoints === this.#arePoints) return;
    this.#arePoints = arePoints;
    for (const sprite of this.#sprites.values()) sprite.isPoint = arePoints;
    this.#arrivals.letInAgain();
  }
}

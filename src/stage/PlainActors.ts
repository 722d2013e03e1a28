/** The actors of a stage that is drawn on a plain canvas: who is drawn where, from the bottom up. */
import { type Actor, type Characters, type Id, type Point, TILE } from "../engine/index.ts";
import { actorToDraw, drawActor } from "../pictures/drawActor.ts";
import type { Drawn, Pose } from "./Glides.ts";
import type { ActorPictures } from "./MovingActors.ts";

class PlainActor implements Drawn {
  actor: Actor;
  square: Point;

  constructor({ actor, square }: Pose) {
    this.actor = actor;
    this.square = square;
  }

  moveTo(x: number, y: number): void {
    this.square = { x, y };
  }
}

export class PlainActors implements ActorPictures {
  characters: Characters = {};
  #actors = new Map<Id, PlainActor>();

  place(actor: Actor): void {
    this.pose(actor.id, { actor, square: actor.position });
  }

  pose(id: Id, pose: Pose | null): Drawn | null {
    if (!pose) {
      this.remove(id);
      return null;
    }
    const drawn = new PlainActor(pose);
    this.#actors.set(id, drawn);
    return drawn;
  }

  remove(id: Id): void {
    this.#actors.delete(id);
  }

  reorder(order: readonly Id[]): void {
    this.#actors = new Map(order.flatMap((id) => [[id, this.#actors.get(id)] as const]).filter(isThere));
  }

  /** Nobody is selected where nobody edits. */
  select(): void {}
  mark(): void {}

  /** In px of the stage at zoom 1. */
  drawOn(context: CanvasRenderingContext2D, pictures: ReadonlyMap<string, ImageBitmap>): void {
    const pictureOf = (key: string) => pictures.get(key);
    for (const { actor, square } of this.#actors.values()) {
      const corner = { x: square.x * TILE, y: square.y * TILE };
      drawActor(context, actorToDraw(actor, this.characters), { corner, tile: TILE, pictureOf, isLoaded: true });
    }
  }
}

function isThere(entry: readonly [Id, PlainActor | undefined]): entry is readonly [Id, PlainActor] {
  return entry[1] !== undefined;
}

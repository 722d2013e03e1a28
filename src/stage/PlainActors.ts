/** The actors of a stage that is drawn on a plain canvas: who is drawn where, from the bottom up. */
import type { Actor, Characters, Id, Point } from "../engine/index.ts";
import type { Drawn, Pose } from "./Glides.ts";
import type { ActorPictures } from "./MovingActors.ts";
import { type DrawnActor, drawActor, type Pictures } from "./plainDrawing.ts";

class PlainActor implements Drawn, DrawnActor {
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

  drawOn(context: CanvasRenderingContext2D, pictures: Pictures): void {
    for (const drawn of this.#actors.values()) drawActor(context, drawn, this.characters, pictures);
  }
}

function isThere(entry: readonly [Id, PlainActor | undefined]): entry is readonly [Id, PlainActor] {
  return entry[1] !== undefined;
}

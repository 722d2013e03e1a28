/** The actors of a stage that is drawn on a plain canvas: who is drawn where, from the bottom up. */
import type { Actor, Characters, Id } from "../engine/index.ts";
import type { Pose } from "./Glides.ts";
import type { ActorPictures } from "./MovingActors.ts";
import { drawActor, type Pictures } from "./plainDrawing.ts";

export class PlainActors implements ActorPictures {
  characters: Characters = {};
  #poses = new Map<Id, Pose>();

  place(actor: Actor): void {
    this.#poses.set(actor.id, { actor, square: actor.position });
  }

  pose(id: Id, pose: Pose | null): void {
    if (pose) this.#poses.set(id, pose);
    else this.#poses.delete(id);
  }

  remove(id: Id): void {
    this.#poses.delete(id);
  }

  reorder(order: readonly Id[]): void {
    this.#poses = new Map(order.flatMap((id) => [[id, this.#poses.get(id)] as const]).filter(isThere));
  }

  /** Nobody is selected where nobody edits. */
  select(): void {}
  mark(): void {}

  drawOn(context: CanvasRenderingContext2D, pictures: Pictures): void {
    for (const pose of this.#poses.values()) drawActor(context, pose, this.characters, pictures);
  }
}

function isThere(entry: readonly [Id, Pose | undefined]): entry is readonly [Id, Pose] {
  return entry[1] !== undefined;
}

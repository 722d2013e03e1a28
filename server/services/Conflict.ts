/** A save was made from an older revision than the latest one; the newer game is sent along with the refusal. */
import { Refusal } from "./Refusal.ts";
import type { ShownWorld } from "./WorldShelf.ts";

export class Conflict extends Refusal {
  readonly world: ShownWorld;

  constructor(world: ShownWorld) {
    super(409, "This world was changed somewhere else in the meantime.");
    this.world = world;
  }
}

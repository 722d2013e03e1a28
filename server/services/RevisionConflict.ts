import { HttpError } from "./HttpError.ts";
import type { ShownWorld } from "./WorldReader.ts";

/** The save was made from an older revision than the latest one; the newer game is sent along with the answer. */
export class RevisionConflict extends HttpError {
  readonly world: ShownWorld;

  constructor(world: ShownWorld) {
    super(409, "This world was changed somewhere else in the meantime.");
    this.world = world;
  }
}

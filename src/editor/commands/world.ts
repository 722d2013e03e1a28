/** Commands on the world as a whole. */
import type { WorldDocument } from "../../engine/index.ts";
import { cleanName } from "./names.ts";

/** The game as it was at another time, with the steps of undo and the speed that it has now. */
export function asItWas({ world, undoStack, redoStack }: WorldDocument, earlier: WorldDocument): WorldDocument {
  const { speed: _speed, ...earlierWorld } = earlier.world;
  const speed = world.speed === undefined ? {} : { speed: world.speed };
  return { ...earlier, world: { ...earlierWorld, ...speed }, undoStack, redoStack };
}

/** An emptied name becomes Untitled (details §2). */
export function renameWorld(document: WorldDocument, typed: string): WorldDocument {
  const { world } = document;
  const name = cleanName(typed, "Untitled");
  if (name === world.metadata.name) return document;
  return { ...document, world: { ...world, metadata: { ...world.metadata, name } } };
}

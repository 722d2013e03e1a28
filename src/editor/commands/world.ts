import type { WorldDocument } from "../../engine/index.ts";
import { cleanName } from "./names.ts";

/** An earlier version of the game, with the current undo steps and speed. */
export function asItWas({ world, undoStack, redoStack }: WorldDocument, earlier: WorldDocument): WorldDocument {
  const { speed: _speed, ...earlierWorld } = earlier.world;
  const speed = world.speed === undefined ? {} : { speed: world.speed };
  return { ...earlier, world: { ...earlierWorld, ...speed }, undoStack, redoStack };
}

/** An empty name becomes Untitled. */
export function renameWorld(document: WorldDocument, typed: string): WorldDocument {
  const { world } = document;
  const name = cleanName(typed, "Untitled");
  if (name === world.metadata.name) return document;
  return { ...document, world: { ...world, metadata: { ...world.metadata, name } } };
}

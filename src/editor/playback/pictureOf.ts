import type { WorldDocument } from "../../engine/index.ts";
import type { LiveWorld } from "./LiveWorld.ts";

/** A game as it is now, without the ticks that led to it and without undo. */
export function pictureOf(document: WorldDocument, live: LiveWorld): WorldDocument {
  return { ...document, undoStack: [], redoStack: [], world: live.withoutHistory() };
}

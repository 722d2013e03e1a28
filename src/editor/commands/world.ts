/** Commands on the world as a whole. */
import type { WorldDocument } from "../../engine/index.ts";
import { cleanName } from "./names.ts";

/** An emptied name becomes Untitled (details §2). */
export function renameWorld(document: WorldDocument, typed: string): WorldDocument {
  const { world } = document;
  const name = cleanName(typed, "Untitled");
  if (name === world.metadata.name) return document;
  return { ...document, world: { ...world, metadata: { ...world.metadata, name } } };
}

import type { World, WorldDocument } from "../../engine/index.ts";

/** A document after its game was played. The speed may have been changed since the game began to play. */
export function withPlayedWorld(document: WorldDocument, played: World): WorldDocument {
  const { speed } = document.world;
  return { ...document, world: speed === undefined ? played : { ...played, speed } };
}

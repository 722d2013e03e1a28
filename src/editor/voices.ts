/** The recorded voices of a game, and a grown-up's yes to all of them. */
import type { Id, WorldDocument } from "../engine/index.ts";
import { setVoice } from "./commands/sounds.ts";

/** The recordings that nobody but their maker hears yet. A voice of somebody else, which stayed at home, has no recording here. */
export function voicesAtHome({ world }: WorldDocument): readonly Id[] {
  return Object.values(world.sounds ?? {}).flatMap(({ id, voice, data }) => (voice === "home" && data ? [id] : []));
}

/** The game with all its recordings in the copies that others get. */
export function withVoicesShared(document: WorldDocument): WorldDocument {
  return voicesAtHome(document).reduce((shared, id) => setVoice(shared, id, "yes"), document);
}

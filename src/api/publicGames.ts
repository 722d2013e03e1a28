/** The calls about games of others, apart from `client.ts` because few pages need them. */
import { call } from "./client.ts";
import type { PlayCounted, WorldCard } from "./wire.ts";

/** The published worlds that were changed last. */
export function fetchNewWorlds(): Promise<readonly WorldCard[]> {
  return call({ method: "GET", path: "/worlds/explore?order=new" });
}

/** Tells that a play begins. The server counts a visitor once in half an hour, and never the owner. */
export function countPlay(id: string): Promise<PlayCounted> {
  return call({ method: "POST", path: `/worlds/${encodeURIComponent(id)}/plays` });
}

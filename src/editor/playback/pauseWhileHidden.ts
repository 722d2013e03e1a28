import type { Playback } from "./Playback.ts";

/** A game in a hidden window stands still. The returned function ends that. */
export function pauseWhileHidden(playback: Pick<Playback, "setHidden">): () => void {
  const update = () => playback.setHidden(document.visibilityState === "hidden");
  document.addEventListener("visibilitychange", update);
  return () => document.removeEventListener("visibilitychange", update);
}

/** Which rules light up in the inspector (details §8, "Lights"). */
import type { PlaybackState, UiState } from "../store/EditorState.ts";
import type { LiveWorld } from "./LiveWorld.ts";

export type Lights = PlaybackState["lights"];
const NONE: Lights = {};

/** Those of the selected actor, else of the only actor of the selected character, else none. */
export function lightsFor({ selectedActorId, selectedCharacterId }: UiState, live: LiveWorld): Lights {
  const actorId = selectedActorId ?? (selectedCharacterId && live.onlyActorOf(selectedCharacterId));
  return (actorId && live.lightsOf(actorId)) || NONE;
}

export function sameLights(a: Lights, b: Lights): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

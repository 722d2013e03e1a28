import type { Id } from "../../engine/index.ts";
import type { PlaybackState, UiState } from "../state/EditorState.ts";
import type { LiveWorld } from "./LiveWorld.ts";

export type RuleLights = PlaybackState["lights"];
const NONE: RuleLights = {};

/** The actor whose lights the inspector shows: the selected one, else the only actor of the selected character. */
export function litActor({ selectedActorId, selectedCharacterId }: UiState, live: LiveWorld): Id | null {
  return selectedActorId ?? (selectedCharacterId && live.onlyActorOf(selectedCharacterId));
}

/** The lights to show in the inspector; none if there is no such actor. */
export function lightsFor(ui: UiState, live: LiveWorld): RuleLights {
  const actorId = live.isLit ? litActor(ui, live) : null;
  return (actorId && live.lightsOf(actorId)) || NONE;
}

export function sameLights(a: RuleLights, b: RuleLights): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

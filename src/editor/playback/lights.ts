/** Which rules light up in the inspector (details §8, "Lights"). */
import type { Actor, EvaluatedRuleIds, Id } from "../../engine/index.ts";
import type { PlaybackState, UiState } from "../store/EditorState.ts";

export type Lights = PlaybackState["lights"];
const NONE: Lights = {};

/** Those of the selected actor, else of the only actor of the selected character, else none. */
export function lightsFor(ui: UiState, actors: ReadonlyMap<Id, Actor>, evaluated: EvaluatedRuleIds): Lights {
  const actorId = ui.selectedActorId ?? onlyActorOf(ui.selectedCharacterId, actors);
  return (actorId && evaluated[actorId]) || NONE;
}

export function sameLights(a: Lights, b: Lights): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

function onlyActorOf(characterId: Id | null, actors: ReadonlyMap<Id, Actor>): Id | null {
  let only: Id | null = null;
  for (const actor of actors.values()) {
    if (actor.characterId !== characterId) continue;
    if (only) return null;
    only = actor.id;
  }
  return only;
}

import type { PlayableGame } from "../../../editor/played.ts";
import { type Actor, type Characters, type Id, type Point, rulesIn, TILE } from "../../../engine/index.ts";
import type { ViewFacts } from "../../view/ViewFacts.ts";

/** Whoever played a sound in the last tick: the topmost actor with a rule that applied and plays it; undefined if that one is gone. */
export function sounderOf({ store, playback }: PlayableGame, soundId: Id): Actor | undefined {
  const playing = rulesPlaying(store.getState().document.characters, soundId);
  if (playing.size === 0) return undefined;
  const { live } = playback;
  const isSounder = ({ id, characterId }: Actor) => {
    const lights = live.lightsOf(id);
    return lights !== undefined && (playing.get(characterId) ?? []).some((ruleId) => lights[ruleId]);
  };
  return live.actorsWhere(isSounder).at(-1);
}

/** The rules that play a sound, by their characters. */
function rulesPlaying(characters: Characters, soundId: Id): ReadonlyMap<Id, readonly Id[]> {
  const plays = Object.values(characters).map(({ id, rules }): [Id, Id[]] => {
    const ofSound = rulesIn(rules).filter(({ actions }) =>
      actions.some((action) => action.type === "sound" && action.sound === soundId),
    );
    return [id, ofSound.map((rule) => rule.id)];
  });
  return new Map(plays.filter(([, ruleIds]) => ruleIds.length > 0));
}

/** The height of a caption and the room beside it, CSS px. */
const HEIGHT = 34;
const ROOM = 4;

/**
 * Where a caption is over an actor, in CSS px of the frame around the stage, its middle and its upper edge; under it if there is no room above,
 * if the actor speaks there, or if `isUnder` says so. Null while the stage exceeds the view, which moves.
 */
export function captionPlace({ position, saying }: Actor, facts: ViewFacts, isUnder = false): Point | null {
  if (facts.hasMore) return null;
  const { left, top, zoom } = facts.camera;
  const tile = TILE * zoom;
  const upper = Math.min(0, top) + position.y * tile;
  const above = upper - HEIGHT - ROOM;
  return {
    x: Math.min(0, left) + (position.x + 0.5) * tile,
    y: isUnder || above < 0 || saying ? upper + tile + ROOM : above,
  };
}

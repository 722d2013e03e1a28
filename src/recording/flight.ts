import { type Characters, type Id, own, type Point, type Rule, rulesIn } from "../engine/index.ts";

/** What a shot does: it was made on one side of somebody, and goes on to that side. */
export interface Flight {
  readonly characterId: Id;
  readonly step: Point;
}

/** The flight that a rule most likely begins: it makes one of a character without rules, who would hang in the air. Null if it begins none. */
export function flightOf({ actions, actors, mainActorId }: Rule, characters: Characters): Flight | null {
  const made = actions.find((action) => action.type === "create");
  if (made?.type !== "create" || !made.offset) return null;
  const step = { x: Math.sign(made.offset.x), y: Math.sign(made.offset.y) };
  const { characterId } = made.actor;
  const character = own(characters, characterId);
  const isMain = own(actors, mainActorId)?.characterId === characterId;
  if (!character || character.ground || isMain || rulesIn(character.rules).length > 0) return null;
  return step.x === 0 && step.y === 0 ? null : { characterId, step };
}

import {
  add,
  type Characters,
  footprint,
  isInExtent,
  own,
  type Point,
  type Rule,
  samePoint,
} from "../../engine/index.ts";

/**
 * The given square, in which a rule will allow other actors, and every square that its main actor fills if the rule moves it there: an actor
 * standing in the given square is under the main actor in the next turn, and the rule would not fit again.
 */
export function squaresWalkedOnto(rule: Rule, square: Point, characters: Characters): readonly Point[] {
  const main = own(rule.actors, rule.mainActorId);
  const step = main && stepOf(rule);
  if (!step) return [square];
  const mine = footprint(main, own(characters, main.characterId));
  if (!mine.some((one) => samePoint(add(one, step), square))) return [square];
  return [square, ...mine.filter((one) => isInExtent(rule.extent, one) && !samePoint(one, square))];
}

/** Where a rule takes its main actor, counted from where that stands; null if the place is only found as the rule is carried out. */
function stepOf({ actions, mainActorId }: Rule): Point | null {
  let step: Point = { x: 0, y: 0 };
  for (const action of actions) {
    if (action.type !== "move" || action.actorId !== mainActorId) continue;
    if (action.offset) step = action.offset;
    else if (action.delta) step = add(step, action.delta);
    else return null;
  }
  return step;
}

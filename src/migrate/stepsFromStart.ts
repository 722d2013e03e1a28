import { type Action, add, type Id, type Point } from "../engine/index.ts";

/**
 * The moves of the main actor as places counted from where it stood, as rules say them today. It is always known where that is, so
 * the two say the same, but for the edge of a stage: a rule that leads off it does not fit, where a step off it would end the tick.
 */
export function stepsFromStart(actions: readonly Action[], mainActorId: Id): Action[] {
  let place: Point = { x: 0, y: 0 };
  return actions.map((action) => {
    if (action.type !== "move" || action.actorId !== mainActorId) return action;
    const { delta, ...move } = action;
    place = action.offset ?? (delta ? add(place, delta) : place);
    return { ...move, offset: place };
  });
}

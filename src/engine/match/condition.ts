/** Whether one condition of a rule holds (engine.md, matching 6). */
import type { PatternCondition } from "../compile/Pattern.ts";
import { add } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { compare } from "./comparator.ts";
import { readOperand } from "./operand.ts";
import type { View } from "./View.ts";

type ActorOf = (ruleActorId: Id) => Actor | undefined;

/** `pairedWith` answers for rule actors of the extent; those outside are looked for where the picture shows them. */
export function conditionHolds(check: PatternCondition, view: View, pairedWith: ActorOf): boolean {
  return holdsForAny(check, view, pairedWith, 0);
}

/** Tries every choice of actors outside of the extent; the condition holds if it holds for any of them. */
function holdsForAny(check: PatternCondition, view: View, actorOf: ActorOf, index: number): boolean {
  const outside = check.outside[index];
  if (!outside) return holds(check, view, actorOf);
  return standingWhereShown(outside, view).some((actor) =>
    holdsForAny(check, view, (id) => (id === outside.id ? actor : actorOf(id)), index + 1),
  );
}

function standingWhereShown(ruleActor: Actor, { stage, me }: View): readonly Actor[] {
  const square = wrapPoint(stage.grid, add(me.position, ruleActor.position));
  return square ? stage.standingOn(square, ruleActor.characterId) : [];
}

function holds({ condition }: PatternCondition, view: View, actorOf: ActorOf): boolean {
  const readable = { characters: view.stage.characters, globals: view.globals };
  const left = readOperand(condition.left, readable, actorOf);
  const right = readOperand(condition.right, readable, actorOf);
  return left !== undefined && right !== undefined && compare(left, condition.comparator, right);
}

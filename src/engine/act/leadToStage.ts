import { NEXT_STAGE, SAME_STAGE, type StageAction } from "../world/rule.ts";
import { type Acting, DONE, type Outcome, STAGE_GONE, skipped } from "./Acting.ts";

const NO_NEXT = skipped("there is no next stage");

/** Leads to another stage, or begins the same one again. */
export function leadToStage({ to, fresh }: StageAction, { world }: Acting): Outcome {
  if (to === NEXT_STAGE) {
    const next = world.nextStage();
    if (!next) return NO_NEXT;
    world.enter(next.id, fresh);
    return DONE;
  }
  const goal = to === SAME_STAGE ? world.stageId : world.stage(to)?.id;
  if (goal === undefined) return STAGE_GONE;
  world.enter(goal, fresh);
  return DONE;
}

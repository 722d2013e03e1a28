import { movesBySteps, stepOf } from "../compile/CompiledRule.ts";
import { patternOf } from "../compile/Pattern.ts";
import { LiveStage } from "../grid/LiveStage.ts";
import { Looks } from "../grid/Looks.ts";
import type { Id } from "../world/id.ts";
import type { Rule } from "../world/rule.ts";
import type { Stage } from "../world/stage.ts";
import type { Characters, Globals } from "../world/world.ts";
import type { Mismatch } from "./Mismatch.ts";
import { whyNoMatch } from "./matchRule.ts";
import { stepOffStage } from "./stepOffStage.ts";

/** Why a rule does not match for an actor of this stage as it is now; null where it matches or the actor is gone (details §8, "Lights"). */
export function whyNot(
  scene: { readonly stage: Stage; readonly characters: Characters; readonly globals: Globals },
  actorId: Id,
  rule: Rule,
): Mismatch | null {
  const looks = new Looks(new Map(Object.entries(scene.characters)));
  const stage = new LiveStage(scene.stage, looks, Object.values(scene.stage.actors));
  const me = stage.table.slotOf(actorId);
  if (me === undefined) return null;
  const pattern = patternOf(rule, looks);
  const view = { stage, globals: new Map(Object.entries(scene.globals)) };
  const steps = rule.actions.map((action) => stepOf(action, pattern.roles));
  const bound = new Int32Array(pattern.roles.count);
  const mismatch = whyNoMatch(pattern, view, me, bound);
  if (mismatch || !movesBySteps(rule.actions)) return mismatch;
  const square = stepOffStage(steps, stage, bound, me);
  return square && { kind: "targetOffStage", square };
}

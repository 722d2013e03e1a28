import { compileAction, movesBySteps } from "../compile/CompiledRule.ts";
import { patternOf } from "../compile/Pattern.ts";
import { AppearanceTable } from "../grid/AppearanceTable.ts";
import { LiveStage } from "../grid/LiveStage.ts";
import type { Id } from "../world/id.ts";
import type { Rule } from "../world/rule.ts";
import type { Mismatch } from "./Mismatch.ts";
import { whyNoMatch } from "./matchRule.ts";
import { moveOffStage } from "./moveOffStage.ts";
import type { MatchScene } from "./Sight.ts";

/** Why a rule does not match around an actor of this stage right now; null if it matches or the actor is gone. */
export function whyNot(scene: MatchScene, actorId: Id, rule: Rule): Mismatch | null {
  const appearances = new AppearanceTable(new Map(Object.entries(scene.characters)), scene.kinds);
  const stage = new LiveStage(scene.stage, appearances, Object.values(scene.stage.actors));
  const me = stage.table.slotOf(actorId);
  if (me === undefined) return null;
  const pattern = patternOf(rule, appearances);
  const view = { stage, globals: new Map(Object.entries(scene.globals)) };
  const actions = rule.actions.map((action) => compileAction(action, pattern.roles));
  const bound = new Int32Array(pattern.roles.count);
  const mismatch = whyNoMatch(pattern, view, me, bound);
  if (mismatch || !movesBySteps(rule.actions)) return mismatch;
  const square = moveOffStage(actions, stage, bound, me);
  return square && { kind: "targetOffStage", square };
}

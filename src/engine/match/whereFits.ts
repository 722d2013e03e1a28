import { movesBySteps, stepOf } from "../compile/CompiledRule.ts";
import { patternOf } from "../compile/Pattern.ts";
import { LiveStage } from "../grid/LiveStage.ts";
import { Looks } from "../grid/Looks.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import type { Rule } from "../world/rule.ts";
import type { Stage } from "../world/stage.ts";
import type { Characters, Globals } from "../world/world.ts";
import { whyNoMatch } from "./matchRule.ts";
import { stepOffStage } from "./stepOffStage.ts";

/** The actors of a stage, in its order, around whom a rule matches right now; whatever containers it lies in (engine.md, "Does a rule match?"). */
export function whereFits(
  scene: { readonly stage: Stage; readonly characters: Characters; readonly globals: Globals },
  rule: Rule,
): Id[] {
  const looks = new Looks(new Map(Object.entries(scene.characters)));
  const stage = new LiveStage(scene.stage, looks, Object.values(scene.stage.actors));
  const pattern = patternOf(rule, looks);
  const view = { stage, globals: new Map(Object.entries(scene.globals)) };
  const steps = rule.actions.map((action) => stepOf(action, pattern.roles));
  const bound = new Int32Array(pattern.roles.count);
  const staysOnStage = (me: number) => !movesBySteps(rule.actions) || !stepOffStage(steps, stage, bound, me);
  const characterId = own(rule.actors, rule.mainActorId)?.characterId;
  const fits = (id: Id): boolean => {
    const me = stage.table.slotOf(id);
    return me !== undefined && whyNoMatch(pattern, view, me, bound) === null && staysOnStage(me);
  };
  return Object.values(scene.stage.actors).flatMap((one) =>
    one.characterId === characterId && fits(one.id) ? one.id : [],
  );
}

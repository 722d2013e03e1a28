import { compileAction, movesBySteps } from "../compile/CompiledRule.ts";
import { patternOf } from "../compile/Pattern.ts";
import { AppearanceTable } from "../grid/AppearanceTable.ts";
import { LiveStage } from "../grid/LiveStage.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import type { Rule } from "../world/rule.ts";
import { whyNoMatch } from "./matchRule.ts";
import { moveOffStage } from "./moveOffStage.ts";
import type { MatchScene } from "./Sight.ts";

/** The actors of a stage, in its order, around which a rule matches right now. The containers around the rule are not asked. */
export function whereFits(scene: MatchScene, rule: Rule): Id[] {
  const appearances = new AppearanceTable(new Map(Object.entries(scene.characters)), scene.kinds);
  const stage = new LiveStage(scene.stage, appearances, Object.values(scene.stage.actors));
  const pattern = patternOf(rule, appearances);
  const view = { stage, globals: new Map(Object.entries(scene.globals)) };
  const actions = rule.actions.map((action) => compileAction(action, pattern.roles));
  const bound = new Int32Array(pattern.roles.count);
  const staysOnStage = (me: number) => !movesBySteps(rule.actions) || !moveOffStage(actions, stage, bound, me);
  const characterId = own(rule.actors, rule.mainActorId)?.characterId;
  const fits = (id: Id): boolean => {
    const me = stage.table.slotOf(id);
    return me !== undefined && whyNoMatch(pattern, view, me, bound) === null && staysOnStage(me);
  };
  return Object.values(scene.stage.actors).flatMap((one) =>
    one.characterId === characterId && fits(one.id) ? one.id : [],
  );
}

import { patternOf } from "../compile/Pattern.ts";
import { LiveStage } from "../grid/LiveStage.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import type { Rule } from "../world/rule.ts";
import type { Stage } from "../world/stage.ts";
import type { Characters, Globals } from "../world/world.ts";
import type { Mismatch } from "./Match.ts";
import { matchRule } from "./matchRule.ts";

/** Why a rule does not match for an actor of this stage as it is now; null where it matches or the actor is gone (details §8, "Lights"). */
export function whyNot(
  scene: { readonly stage: Stage; readonly characters: Characters; readonly globals: Globals },
  actorId: Id,
  rule: Rule,
): Mismatch | null {
  const me = own(scene.stage.actors, actorId);
  if (!me) return null;
  const characters = new Map(Object.entries(scene.characters));
  const stage = new LiveStage(scene.stage, characters, Object.values(scene.stage.actors));
  const match = matchRule(patternOf(rule, characters), { stage, globals: new Map(Object.entries(scene.globals)), me });
  return "mismatch" in match ? match.mismatch : null;
}

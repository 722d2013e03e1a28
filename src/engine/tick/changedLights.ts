import { own } from "../world/own.ts";
import type { EvaluatedRuleIds } from "../world/world.ts";
import type { ChangedLights } from "./TickResult.ts";

type Lit = EvaluatedRuleIds[string];

/** The lights that differ between two moments. Compares all actors, for cases such as a step back in which changes were not tracked. */
export function changedLights(before: EvaluatedRuleIds, after: EvaluatedRuleIds): ChangedLights {
  const out = Object.keys(before).filter((id) => !Object.hasOwn(after, id));
  const lit = Object.entries(after).filter(([id, lights]) => !isSame(own(before, id), lights));
  return Object.fromEntries([...out.map((id) => [id, null] as const), ...lit]);
}

function isSame(before: Lit | undefined, after: Lit): boolean {
  if (!before) return false;
  const ids = Object.keys(after);
  return ids.length === Object.keys(before).length && ids.every((id) => before[id] === after[id]);
}

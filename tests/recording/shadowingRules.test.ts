import { expect, it } from "vitest";
import type { FlowBehavior, Rule, RuleNode, RuleTree } from "../../src/engine/index.ts";
import { rulesShadowing } from "../../src/recording/shadowedRules.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, CHARACTERS, recordingAll } from "./scene.ts";

function picture(id: string, ...rows: readonly string[]): Rule {
  return toRule(recordingAll(rows), CAST, { id, name: id });
}

const recorded = picture("recorded", "HW");
const older = picture("older", "H");
const other = picture("other", "HC");
const flow = (behavior: FlowBehavior, ...rules: RuleTree): RuleNode => ({
  type: "group-flow",
  id: `flow ${behavior}`,
  name: "",
  behavior,
  rules,
});
const event = (kind: "idle" | "key", ...rules: RuleTree): RuleNode => ({
  type: "group-event",
  id: `event ${kind}`,
  event: kind,
  rules,
});

it.each<[string, RuleTree, readonly string[]]>([
  ["behind an older one that fits wherever it does", [older, recorded], ["older"]],
  ["before it", [recorded, older], []],
  ["behind one that fits elsewhere", [other, recorded], []],
  ["behind one that is switched off", [{ ...older, enabled: false }, recorded], []],
  ["deeper than the older one", [older, event("key", recorded)], ["older"]],
  ["behind a group of any kind that has the older one", [flow("random", other, older), recorded], ["older"]],
  ["behind a group that does all", [flow("all", other, older), recorded], ["older"]],
  ["behind a loop that runs", [flow("loop", older), recorded], ["older"]],
  ["behind the idle event", [event("idle", older), recorded], ["older"]],
  ["behind a key event, which is not always open", [event("key", older), recorded], []],
  ["in a group that does all", [flow("all", older, recorded)], []],
  ["in a group without order", [flow("random", older, recorded)], []],
])("a rule %s may never apply", (_where, tree, ids) => {
  expect(rulesShadowing(tree, "recorded", CHARACTERS).map(({ id }) => id)).toEqual(ids);
});

import { expect, it } from "vitest";
import type {
  Condition,
  EventKind,
  FlowBehavior,
  Rule,
  RuleContainer,
  RuleNode,
  RuleTree,
} from "../../src/engine/index.ts";
import { rulesShadowing } from "../../src/recording/shadowedRules.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, CHARACTERS, recordingAll } from "./scene.ts";

function picture(id: string, ...rows: readonly string[]): Rule {
  return toRule(recordingAll(rows), CAST, { id, name: id });
}

const recorded = picture("recorded", "HW");
const older = picture("older", "H");
const other = picture("other", "HC");
const flow = (behavior: FlowBehavior, ...rules: RuleTree): RuleContainer => ({
  type: "group-flow",
  id: `flow ${behavior}`,
  name: "",
  behavior,
  rules,
});
const event = (kind: EventKind, ...rules: RuleTree): RuleContainer => ({
  type: "group-event",
  id: `event ${kind}`,
  event: kind,
  rules,
});

const goingOn = (container: RuleContainer): RuleNode => ({ ...container, goOn: true });
const asking = (container: RuleContainer, enabled: boolean): RuleNode => {
  const condition: Condition = {
    ...{ key: "k", enabled, comparator: "=" },
    ...{ left: { count: "egg" }, right: { constant: "1" } },
  };
  return { ...container, conditions: [condition] };
};

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
  ["behind a tap, which is not always open", [event("click", older), recorded], []],
  ["behind a timer, which is not always open", [event("timer", older), recorded], []],
  ["behind a start, which is not always open", [event("start", older), recorded], []],
  ["behind a chance, which may not be tried", [flow("chance", older), recorded], []],
  ["behind a chance deep inside", [flow("first", flow("chance", older)), recorded], []],
  ["in the same chance", [flow("chance", older, recorded)], ["older"]],
  ["behind a group that asks something", [asking(flow("first", older), true), recorded], []],
  ["behind an event that asks something", [asking(event("idle", older), true), recorded], []],
  ["behind a group that asks nothing any more", [asking(flow("first", older), false), recorded], ["older"]],
  ["behind a group after which the list goes on", [goingOn(flow("first", older)), recorded], []],
  ["behind such a group inside another", [flow("first", goingOn(flow("all", older))), recorded], ["older"]],
  ["before which the list has gone on", [older, goingOn(flow("first", other)), recorded], []],
  ["behind what comes after such a group", [goingOn(flow("first", other)), older, recorded], ["older"]],
  ["after a change inside its group", [older, flow("first", goingOn(flow("first", other)), recorded)], []],
  ["in a group that does all, behind it", [older, flow("all", other, recorded)], []],
  ["in a loop behind it", [older, flow("loop", recorded, other)], []],
  ["in a group without order behind it", [older, flow("random", other, recorded)], ["older"]],
  ["in such a group that goes on", [older, flow("random", goingOn(flow("first", other)), recorded)], []],
  ["in a group that does all", [flow("all", older, recorded)], []],
  ["in a group without order", [flow("random", older, recorded)], []],
])("a rule %s may never apply", (_where, tree, ids) => {
  expect(rulesShadowing(tree, "recorded", CHARACTERS).map(({ id }) => id)).toEqual(ids);
});

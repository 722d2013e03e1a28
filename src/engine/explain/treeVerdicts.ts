/** The verdict on every rule and container of a tree, from what its actor tried in its turn. */
import type { Id } from "../world/id.ts";
import type { RuleContainer, RuleNode, RuleTree } from "../world/rule.ts";
import { isContainer, rulesIn } from "../world/ruleTree.ts";
import type { GonePart, Miss, NodeVerdict, Verdict } from "./TurnStory.ts";
import type { TriedNode, Witness } from "./Witness.ts";

interface Telling {
  readonly witness: Witness;
  readonly goneIn: (node: RuleNode) => GonePart | null;
}

/** `around` is the container of the list, null for the root. */
export function treeVerdicts(list: RuleTree, around: RuleContainer | null, telling: Telling): NodeVerdict[] {
  return list.flatMap((node) => {
    const verdict = verdictOn(node, list, around, telling);
    return contentsToo(node, verdict, telling);
  });
}

/** The same verdict on everything, because nothing of it was tried. Without a `witness`, nothing ticked. */
export function sameVerdicts(list: RuleTree, verdict: Verdict, witness: Witness | null): NodeVerdict[] {
  return list.flatMap((node) => {
    const own = unlessWaiting(node, verdict, witness);
    const misses = witness ? missesOn(node.id, witness) : [];
    return [
      { id: node.id, verdict: own, misses },
      ...(isContainer(node) ? sameVerdicts(node.rules, own, witness) : []),
    ];
  });
}

/** What waits for an event that did not happen would not have been carried out even if no rule had come before it. */
function unlessWaiting({ id }: RuleNode, verdict: Verdict, witness: Witness | null): Verdict {
  return verdict.kind === "earlier" && witness?.waiting.has(id) ? { kind: "event", containerId: id } : verdict;
}

/** Whatever kept a container from its contents holds for all of them. */
function contentsToo(node: RuleNode, verdict: Verdict, telling: Telling): NodeVerdict[] {
  const { witness } = telling;
  const first = { id: node.id, verdict, misses: missesOn(node.id, witness) };
  if (!isContainer(node)) return [first];
  const isOpen = verdict.kind === "acted" || verdict.kind === "nothing";
  const contents = isOpen ? treeVerdicts(node.rules, node, telling) : sameVerdicts(node.rules, verdict, witness);
  return [first, ...contents];
}

function missesOn(id: Id, { attempts, missesAtFirst }: Witness): readonly Miss[] {
  const attempt = attempts.get(id);
  return attempt ? attempt.misses : (missesAtFirst.get(id) ?? []);
}

function verdictOn(node: RuleNode, list: RuleTree, around: RuleContainer | null, telling: Telling): Verdict {
  const { witness, goneIn } = telling;
  const attempt = witness.attempts.get(node.id);
  if (attempt?.applied) return { kind: "acted" };
  if (node.enabled === false) return { kind: "off", nodeId: node.id };
  const gone = goneIn(node);
  if (gone) return { kind: "gone", what: gone };
  if (!attempt) return unlessWaiting(node, whyNotTried(list, around, witness), witness);
  return isContainer(node) ? ofContainer(node, attempt) : ofRule(node.id, attempt, witness);
}

function ofContainer({ id }: RuleContainer, { closed }: TriedNode): Verdict {
  switch (closed?.by) {
    case "event":
      return { kind: "event", containerId: id };
    case "check":
      return { kind: "check", check: closed.check, containerId: id };
    case "chance":
      return { kind: "chance", containerId: id, chosen: null };
    default:
      return { kind: "nothing" };
  }
}

function ofRule(id: Id, { misses }: TriedNode, { spoiledBy }: Witness): Verdict {
  const [first] = misses;
  const by = spoiledBy.get(id);
  if (by !== undefined) return { kind: "moved", by };
  switch (first?.kind) {
    case "condition":
      return { kind: "check", check: first, containerId: null };
    case "offStage":
    case "targetOffStage":
    case "edgeExpected":
      return { kind: "edge" };
    case "notInPicture":
      return { kind: "gone", what: { part: "unread" } };
    default:
      return { kind: "square" };
  }
}

/** Its list came to an end before it. */
function whyNotTried(list: RuleTree, around: RuleContainer | null, witness: Witness): Verdict {
  const behavior = around?.type === "group-flow" ? around.behavior : "first";
  const ended = behavior === "all" ? undefined : list.find((node) => endsItsList(node, witness));
  const ruleId = ended && actedIn(ended, witness);
  if (ruleId === undefined) return { kind: "stopped", ruleId: witness.leftBy };
  if (around && behavior === "random") return { kind: "chance", containerId: around.id, chosen: ruleId };
  return { kind: "earlier", ruleId };
}

function endsItsList(node: RuleNode, { attempts }: Witness): boolean {
  const goesOn = isContainer(node) && node.goOn === true;
  return !goesOn && attempts.get(node.id)?.applied === true;
}

/** The first rule in a part of the tree that was carried out. */
function actedIn(node: RuleNode, { attempts }: Witness): Id | undefined {
  return rulesIn([node]).find(({ id }) => attempts.get(id)?.applied)?.id;
}

import {
  type Character,
  changeContents,
  changeNode,
  type EventContainer,
  type FlowBehavior,
  type FlowContainer,
  findNode,
  type Id,
  isContainer,
  isResting,
  LOOP_DEFAULT,
  type LoopCount,
  type NewId,
  type RuleContainer,
  type RuleNode,
  type RuleTree,
} from "../../engine/index.ts";
import { newLuck, ONE_IN_DEFAULT } from "../../recording/index.ts";
import type { CharacterChange } from "./characters.ts";
import { firstIdle, isEvent, onNode, onRules } from "./rules.ts";

/** How many turns apart a new timer happens. */
const EVERY_DEFAULT = 3;

/** Where an empty group comes, and how it goes through its rules. */
export interface NewFlow {
  /** The container it comes into; without one, the first idle event, else the root. */
  readonly containerId?: Id;
  readonly behavior?: "first" | "chance";
}

/** Adds an empty group at the end of a list. */
export function addFlow(id: Id, { containerId, behavior = "first" }: NewFlow = {}): CharacterChange {
  const flow: FlowContainer =
    behavior === "chance" ? newLuck(id) : { type: "group-flow", id, name: "Untitled Group", behavior, rules: [] };
  return onRules((rules) => {
    const asked = containerId === undefined ? undefined : findNode(rules, containerId);
    const list = asked && isContainer(asked) ? asked : firstIdle(rules);
    if (!list) return [...rules, flow];
    return changeNode(rules, list.id, (node) => changeContents(node, (inside) => [...inside, flow]));
  });
}

/** Adds an event at the top of the root; if there was none yet, the existing rules move into an idle event. */
export function addEvent(event: EventContainer, newId: NewId): CharacterChange {
  return onRules((rules) => [event, ...(rules.some(isEvent) ? rules : [idleEvent(newId(), rules)])]);
}

export function keyEvent(id: Id, code: number): EventContainer {
  return { type: "group-event", id, event: "key", code, rules: [] };
}

export function clickEvent(id: Id): EventContainer {
  return { type: "group-event", id, event: "click", rules: [] };
}

export function timerEvent(id: Id): EventContainer {
  return { type: "group-event", id, event: "timer", every: EVERY_DEFAULT, rules: [] };
}

export function startEvent(id: Id): EventContainer {
  return { type: "group-event", id, event: "start", rules: [] };
}

/** The equal event of this character, if any: there is one block for each key, one for clicks, one for the start and one for every so many turns. */
export function sameEvent({ rules }: Character, { event, code, every }: EventContainer): EventContainer | undefined {
  const awake = rules.filter(isEvent).filter((other) => !isResting(other));
  return awake.find((other) => other.event === event && other.code === code && other.every === every);
}

export function setEventKey(containerId: Id, code: number): CharacterChange {
  return onNode(containerId, (node) =>
    isEvent(node) && node.event === "key" && node.code !== code ? { ...withoutUnread(node, "code"), code } : node,
  );
}

/** Whether a key counts in every turn in which it is down, or only in the one in which it goes down. */
export function setHold(containerId: Id, hold: boolean): CharacterChange {
  return onNode(containerId, (node) => {
    if (!isEvent(node) || node.event !== "key" || (node.hold !== false) === hold) return node;
    if (!hold) return { ...node, hold };
    const { hold: _tap, ...held } = withoutUnread(node, "hold");
    return held;
  });
}

export function setEvery(containerId: Id, every: number): CharacterChange {
  return onNode(containerId, (node) =>
    isEvent(node) && node.event === "timer" && node.every !== every ? { ...withoutUnread(node, "every"), every } : node,
  );
}

/** Whether the list around a container goes on below it although it applied. */
export function setGoOn(containerId: Id, goOn: boolean): CharacterChange {
  return onNode(containerId, (node) => {
    if (!isContainer(node) || (node.goOn === true) === goOn) return node;
    if (goOn) return { ...withoutUnread<RuleContainer>(node, "goOn"), goOn };
    const { goOn: _gone, ...rest } = node;
    return rest;
  });
}

/** Choosing the loop gives it a count, and luck how rarely it comes. */
export function setBehavior(containerId: Id, behavior: FlowBehavior): CharacterChange {
  return onNode(containerId, (node) => {
    if (node.type !== "group-flow" || node.behavior === behavior) return node;
    const chosen = { ...withoutUnread(node, "behavior"), behavior };
    if (behavior === "chance") return { ...chosen, oneIn: node.oneIn ?? ONE_IN_DEFAULT };
    return behavior === "loop" ? { ...chosen, loopCount: node.loopCount ?? { constant: LOOP_DEFAULT } } : chosen;
  });
}

export function setLoopCount(containerId: Id, loopCount: LoopCount): CharacterChange {
  return onNode(containerId, (node) =>
    node.type === "group-flow" ? { ...withoutUnread(node, "loopCount"), loopCount } : node,
  );
}

function idleEvent(id: Id, rules: RuleTree): EventContainer {
  return { type: "group-event", id, event: "idle", rules };
}

/** What a child chooses replaces what could not be parsed; when nothing unparsed is left, the rule or group is active again. */
export function withoutUnread<Node extends RuleNode>(node: Node, field: string): Node {
  if (!node.unread || !Object.hasOwn(node.unread, field)) return node;
  const { unread, ...awake } = node;
  const { [field]: _chosen, ...left } = unread ?? {};
  return (Object.keys(left).length > 0 ? { ...awake, unread: left } : awake) as Node;
}

/** How an actor goes through its rules: events, groups, loops (engine.md, "The rule tree"). */
import type { Id } from "../world/id.ts";
import { LOOP_MAX } from "../world/limits.ts";
import type { EventContainer, FlowContainer, LoopCount, Rule, RuleNode, RuleTree } from "../world/rule.ts";
import { shuffled } from "./random.ts";

/** One actor's turn in a tick, as far as the order of its rules is concerned. */
export interface Turn {
  /** Tries one rule and carries it out if it matches; tells whether it applied. */
  tryRule(rule: Rule): boolean;
  eventHolds(container: EventContainer): boolean;
  ownValue(variableId: Id): string | undefined;
  random(): number;
  /** Whether the actor is gone, so that its turn is over. */
  isOver(): boolean;
  /** Whether this tick may begin one more round of a loop. */
  mayLoop(): boolean;
  /** Keeps what a rule or container came to, for the lights. */
  light(id: Id, applied: boolean): void;
}

/** The root list of a character; its light is the character's. */
export function takeTurn(characterId: Id, rules: RuleTree, turn: Turn): boolean {
  return lit(characterId, turn, doFirst(rules, turn));
}

function tryNode(node: RuleNode, turn: Turn): boolean {
  switch (node.type) {
    case "rule":
      return lit(node.id, turn, turn.tryRule(node));
    case "group-event":
      return lit(node.id, turn, turn.eventHolds(node) && doFirst(node.rules, turn));
    case "group-flow":
      return lit(node.id, turn, flow(node, turn));
    default:
      return unknownNode(node);
  }
}

function lit(id: Id, turn: Turn, applied: boolean): boolean {
  turn.light(id, applied);
  return applied;
}

function unknownNode(_: never): false {
  return false;
}

function flow(container: FlowContainer, turn: Turn): boolean {
  switch (container.behavior) {
    case "all":
      return doAll(container.rules, turn);
    case "random":
      return doFirst(
        shuffled(container.rules, () => turn.random()),
        turn,
      );
    case "loop":
      return repeat(container, turn);
    default:
      return doFirst(container.rules, turn);
  }
}

function doFirst(rules: RuleTree, turn: Turn): boolean {
  return rules.some((node) => !turn.isOver() && tryNode(node, turn));
}

function doAll(rules: RuleTree, turn: Turn): boolean {
  let applied = false;
  for (const node of rules) {
    if (turn.isOver()) break;
    if (tryNode(node, turn)) applied = true;
  }
  return applied;
}

function repeat({ rules, loopCount }: FlowContainer, turn: Turn): boolean {
  let applied = false;
  for (let left = rounds(loopCount, turn); left > 0 && !turn.isOver() && turn.mayLoop(); left--) {
    if (doFirst(rules, turn)) applied = true;
  }
  return applied;
}

/** Whole rounds of a loop, 100 at most; none where the number is no number or below 1. */
function rounds(loopCount: LoopCount | undefined, turn: Turn): number {
  if (!loopCount) return 1;
  const count = "constant" in loopCount ? Number(loopCount.constant) : Number(turn.ownValue(loopCount.variableId));
  return count >= 1 ? Math.min(Math.floor(count), LOOP_MAX) : 0;
}

import { turnStep } from "../grid/composed.ts";
import type { Point } from "../grid/point.ts";
import type { Id } from "../world/id.ts";
import type {
  Derivation,
  EventContainer,
  PictureTurn,
  Rule,
  RuleContainer,
  RuleNode,
  RuleTree,
} from "../world/rule.ts";
import { changeNode, containersAround, findNode, pathTo, replaceNode } from "../world/ruleTree.ts";
import { withoutFacing } from "./facing.ts";
import { turnedName } from "./turnedName.ts";
import { turnConditions, turnRule } from "./turnRule.ts";

type Turning = Pick<Derivation, "turn" | "looks">;

/** The id of a rule or container that was made from another one. */
export function derivedId(from: Id, turn: PictureTurn): Id {
  return `${from}-${turn}`;
}

/** A rule as it is derived from a source; null if its looks cannot turn, or if the source is itself derived. */
export function derivedRule(source: Rule, { turn, looks }: Turning): Rule | null {
  if (source.derived) return null;
  const turned = turnRule(keepsItsSide({ turn, looks }) ? withoutFacing(source) : source, { turn, looks });
  const id = derivedId(source.id, turn);
  return turned && { ...turned, id, name: turnedName(source.name, turn), derived: { from: source.id, turn, looks } };
}

/** Whether a derived rule leaves its actor facing as before: one that only faces left and right keeps its side when it goes up or down. */
function keepsItsSide({ turn, looks }: Turning): boolean {
  return looks === "keep" && turn !== "flip-x" && turn !== "flip-y";
}

/**
 * The tree with a rule for another direction. It stands behind its source and the other rules made from it; if the source waits for an arrow
 * key that turns into another one, it goes to the event of that key, which is made if need be. Null if it cannot be derived; the same tree if
 * it is there already.
 */
export function derive(tree: RuleTree, sourceId: Id, turning: Turning): RuleTree | null {
  const source = findNode(tree, sourceId);
  const rule = source?.type === "rule" ? derivedRule(source, turning) : null;
  if (!rule) return null;
  if (findNode(tree, rule.id)) return tree;
  const around = containersAround(tree, sourceId);
  const at = around.findLastIndex(({ type }) => type === "group-event");
  const event = around[at];
  const code = event?.type === "group-event" && event.event === "key" ? turnedArrow(event.code, turning.turn) : null;
  if (event?.type !== "group-event" || code === null) return behindSource(tree, sourceId, rule);
  const groups = around.slice(at + 1);
  const copies = copiesOf([event, ...groups], turning);
  return copies && intoEvent(tree, event, { code, copies, rule });
}

function behindSource(tree: RuleTree, sourceId: Id, rule: Rule): RuleTree {
  const spot = pathTo(tree, sourceId).at(-1);
  if (!spot) return tree;
  const later = spot.list.slice(spot.index + 1);
  const others = later.findIndex((node) => !isDerivedFrom(node, sourceId));
  const last = spot.list[spot.index + (others < 0 ? later.length : others)] as RuleNode;
  return replaceNode(tree, last.id, (node) => [node, rule]);
}

function isDerivedFrom(node: RuleNode, sourceId: Id): boolean {
  return node.type === "rule" && node.derived?.from === sourceId;
}

/** Empty copies of containers for another direction; null if a condition of theirs cannot turn. */
function copiesOf(containers: readonly RuleContainer[], turning: Turning): readonly RuleContainer[] | null {
  const copies = containers.map((container) => copyOf(container, turning));
  return copies.every((copy) => copy !== null) ? copies : null;
}

function copyOf(container: RuleContainer, turning: Turning): RuleContainer | null {
  const conditions = turnConditions(container.conditions ?? [], turning);
  if (!conditions) return null;
  const id = derivedId(container.id, turning.turn);
  return { ...container, id, ...(container.conditions ? { conditions } : {}), rules: [] };
}

interface Landing {
  readonly code: number;
  /** The event and the groups between it and the source. */
  readonly copies: readonly RuleContainer[];
  readonly rule: Rule;
}

/** Last in the first event of that key in the same list, else in a copy right behind the event. */
function intoEvent(tree: RuleTree, event: EventContainer, { code, copies, rule }: Landing): RuleTree {
  const list = pathTo(tree, event.id).at(-1)?.list ?? [];
  const known = list.find((node) => node.type === "group-event" && node.event === "key" && node.code === code);
  const [copy, ...groups] = copies;
  const fresh = copy as EventContainer;
  if (known) return changeNode(tree, known.id, (node) => withLast(node, groups, rule));
  return replaceNode(tree, event.id, (node) => [node, withLast({ ...fresh, code }, groups, rule)]);
}

/** The container with the rule last in it, within the groups, which are used again where they are there. */
function withLast(node: RuleNode, groups: readonly RuleContainer[], rule: Rule): RuleNode {
  if (node.type === "rule") return node;
  const [group, ...others] = groups;
  if (!group) return { ...node, rules: [...node.rules, rule] };
  const isThere = node.rules.some(({ id }) => id === group.id);
  const rules = isThere ? node.rules : [...node.rules, group];
  return { ...node, rules: rules.map((child) => (child.id === group.id ? withLast(child, others, rule) : child)) };
}

const ARROWS: ReadonlyMap<number, Point> = new Map([
  [37, { x: -1, y: 0 }],
  [38, { x: 0, y: -1 }],
  [39, { x: 1, y: 0 }],
  [40, { x: 0, y: 1 }],
]);

/** The arrow key that an arrow key turns into; null if it stays the same or is none. */
function turnedArrow(code: number | undefined, turn: PictureTurn): number | null {
  const step = ARROWS.get(code ?? 0);
  if (!step) return null;
  const turned = arrowCode(turnStep(step, turn));
  return turned === code ? null : turned;
}

/** The arrow key of a step; null if it goes none of the four ways. */
export function arrowCode({ x, y }: Point): number | null {
  const [code = null] = [...ARROWS].find(([, arrow]) => arrow.x === x && arrow.y === y) ?? [];
  return code;
}

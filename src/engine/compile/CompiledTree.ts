/** The rules of a character as the tree that is walked once per actor and tick: ids have become numbers, rules have become tables. */
import type { AppearanceTable } from "../grid/AppearanceTable.ts";
import { isWithin } from "../sanitize/readParts.ts";
import type { Id } from "../world/id.ts";
import { CHANCE, TIMER, TREE_DEPTH_MAX, TREE_NODES_MAX } from "../world/limits.ts";
import {
  type EventContainer,
  type FlowContainer,
  isResting,
  type LoopCount,
  type RuleNode,
  type RuleTree,
} from "../world/rule.ts";
import { type CompiledRule, compileRule } from "./CompiledRule.ts";
import { type Questions, questionsOf } from "./Questions.ts";
import type { Census } from "./SquareTable.ts";

export type NodeKind =
  | ("rule" | "first" | "all" | "random" | "loop" | "chance" | "never")
  /** `press` is a key event that does not hold while the key stays down. */
  | ("key" | "press" | "click" | "timer" | "start");

export interface TreeNode {
  readonly kind: NodeKind;
  /** The number of its light, an index into `lightIds`. */
  readonly light: number;
  readonly rule: CompiledRule | null;
  readonly children: readonly TreeNode[];
  /** Key code of a key event. */
  readonly code: number | undefined;
  readonly loopCount: LoopCount | undefined;
  /** What a container asks before it tries its contents, all of it about the acting actor; null if nothing. */
  readonly questions: Questions | null;
  /** Whether it only tries its children in order: most containers do, and every root list. */
  readonly isPlain: boolean;
  /** Whether the list around it goes on after it even if it applied. */
  readonly goesOn: boolean;
  /** Ticks between two rings of a timer. */
  readonly every: number;
  /** A chance goes on once in this many times. */
  readonly oneIn: number;
}

export interface CompiledTree {
  readonly root: TreeNode;
  /** The id of the rule or container of each light. */
  readonly lightIds: readonly Id[];
}

/** Every node has all fields in this order, so that walking a tree is as fast as can be. */
const LEAF: TreeNode = {
  ...{ kind: "never", light: -1, rule: null, children: [], code: undefined, loopCount: undefined },
  ...{ questions: null, isPlain: false, goesOn: false, every: 1, oneIn: 1 },
};

/** What is of the kind of a container. */
type ContainerFields = Pick<TreeNode, "kind"> & Partial<Pick<TreeNode, "code" | "every" | "loopCount" | "oneIn">>;

export class TreeCompiler {
  readonly #appearances: AppearanceTable;
  readonly #census: Census;
  readonly #lights = new Map<Id, number>();
  #nodesLeft = TREE_NODES_MAX;

  constructor(appearances: AppearanceTable, census: Census) {
    this.#appearances = appearances;
    this.#census = census;
  }

  compile(characterId: Id, rules: RuleTree): CompiledTree {
    const children = this.#list(rules, 0);
    const root: TreeNode = { ...LEAF, kind: "first", isPlain: true, light: this.#lightOf(characterId), children };
    return { root, lightIds: [...this.#lights.keys()] };
  }

  /** Nodes that are switched off are left out. */
  #list(rules: RuleTree, depth: number): TreeNode[] {
    if (depth > TREE_DEPTH_MAX) return [];
    return rules.flatMap((node) => (node.enabled !== false && this.#nodesLeft-- > 0 ? this.#node(node, depth) : []));
  }

  /** Children first: a container gets its light after them. */
  #node(node: RuleNode, depth: number): TreeNode {
    if (isResting(node)) return NEVER;
    switch (node.type) {
      case "rule":
        return { ...LEAF, ...this.#rule(node) };
      case "group-event":
        return this.#container(node, depth, { kind: eventKind(node), code: node.code, every: node.every ?? 1 });
      case "group-flow":
        return this.#container(node, depth, flowFields(node));
      default:
        return unknownNode(node);
    }
  }

  #rule(rule: RuleNode & { readonly type: "rule" }) {
    const compiled = compileRule(rule, this.#appearances, this.#census);
    return { kind: "rule" as const, rule: compiled, light: this.#lightOf(rule.id) };
  }

  #container(node: EventContainer | FlowContainer, depth: number, own: ContainerFields): TreeNode {
    const children = this.#list(node.rules, depth + 1);
    const questions = questionsOf(node.conditions ?? [], this.#appearances);
    const isPlain = own.kind === "first" && questions === null;
    const light = this.#lightOf(node.id);
    return { ...LEAF, children, questions, isPlain, goesOn: node.goOn === true, light, ...own };
  }

  #lightOf(id: Id): number {
    const light = this.#lights.get(id) ?? this.#lights.size;
    this.#lights.set(id, light);
    return light;
  }
}

/** An event that cannot be read never happens: any known one could do more than the maker meant. */
function eventKind({ event, code, hold, every }: EventContainer): NodeKind {
  switch (event) {
    case "idle":
      return "first";
    case "key":
      if (code === undefined) return "never";
      return hold === false ? "press" : "key";
    case "timer":
      return isWithin(every, TIMER) ? "timer" : "never";
    case "click":
    case "start":
      return event;
    default:
      return "never";
  }
}

const FLOW_KINDS: readonly NodeKind[] = ["first", "all", "random", "loop"];

/** A behavior that cannot be read never applies. */
function flowFields({ behavior, loopCount, oneIn }: FlowContainer): Pick<TreeNode, "kind" | "loopCount" | "oneIn"> {
  const kind = FLOW_KINDS.find((known) => known === behavior);
  if (kind) return { kind, loopCount, oneIn: 1 };
  const isChance = behavior === "chance" && isWithin(oneIn, CHANCE);
  return { kind: isChance ? "chance" : "never", loopCount, oneIn: oneIn ?? 1 };
}

const NO_LIGHT = -1;

/** Every type is known here, but a broken world must still play. */
function unknownNode(_: never): TreeNode {
  return NEVER;
}

/** What cannot be read has no light, yet it stays in its list: a shuffle is the same with it, whether the game was opened before or not. */
const NEVER: TreeNode = { ...LEAF, kind: "never", light: NO_LIGHT };

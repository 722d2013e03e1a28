/** The rules of a character as a tree that is walked once a turn: names have become numbers, rules tables. */
import type { Looks } from "../grid/Looks.ts";
import type { Id } from "../world/id.ts";
import { TREE_DEPTH_MAX, TREE_NODES_MAX } from "../world/limits.ts";
import {
  type EventContainer,
  type FlowContainer,
  isSwitchedOn,
  type LoopCount,
  type RuleNode,
  type RuleTree,
} from "../world/rule.ts";
import { type CompiledRule, compileRule } from "./CompiledRule.ts";
import type { Census } from "./SquareTable.ts";

export type NodeKind = "rule" | "first" | "all" | "random" | "loop" | "key" | "click" | "never";

export interface TreeNode {
  readonly kind: NodeKind;
  /** Which light it is, see `lightIds`. */
  readonly light: number;
  readonly rule: CompiledRule | null;
  readonly children: readonly TreeNode[];
  /** Key code of a key event. */
  readonly code: number | undefined;
  readonly loopCount: LoopCount | undefined;
}

export interface CompiledTree {
  readonly root: TreeNode;
  /** The rule or container of every light. */
  readonly lightIds: readonly Id[];
}

const LEAF = { rule: null, children: [], code: undefined, loopCount: undefined };

export class TreeCompiler {
  readonly #looks: Looks;
  readonly #census: Census;
  readonly #lights = new Map<Id, number>();
  #nodesLeft = TREE_NODES_MAX;

  constructor(looks: Looks, census: Census) {
    this.#looks = looks;
    this.#census = census;
  }

  compile(characterId: Id, rules: RuleTree): CompiledTree {
    const children = this.#list(rules, 0);
    const root: TreeNode = { ...LEAF, kind: "first", light: this.#lightOf(characterId), children };
    return { root, lightIds: [...this.#lights.keys()] };
  }

  /** What is switched off or rests is as if it were not there, and so has no light. */
  #list(rules: RuleTree, depth: number): TreeNode[] {
    if (depth > TREE_DEPTH_MAX) return [];
    return rules.filter(isSwitchedOn).flatMap((node) => (this.#nodesLeft-- > 0 ? this.#node(node, depth) : []));
  }

  /** Children first: a container comes to its light after them. */
  #node(node: RuleNode, depth: number): TreeNode {
    switch (node.type) {
      case "rule":
        return { ...LEAF, ...this.#rule(node) };
      case "group-event":
        return { ...LEAF, ...this.#container(node, depth), kind: eventKind(node), code: node.code };
      case "group-flow":
        return { ...LEAF, ...this.#container(node, depth), kind: flowKind(node), loopCount: node.loopCount };
      default:
        return unknownNode(node);
    }
  }

  #rule(rule: RuleNode & { readonly type: "rule" }) {
    const compiled = compileRule(rule, this.#looks, this.#census);
    return { kind: "rule" as const, rule: compiled, light: this.#lightOf(rule.id) };
  }

  #container(node: EventContainer | FlowContainer, depth: number) {
    const children = this.#list(node.rules, depth + 1);
    return { children, light: this.#lightOf(node.id) };
  }

  #lightOf(id: Id): number {
    const light = this.#lights.get(id) ?? this.#lights.size;
    this.#lights.set(id, light);
    return light;
  }
}

function eventKind({ event, code }: EventContainer): NodeKind {
  if (event === "idle") return "first";
  if (event === "key") return code === undefined ? "never" : "key";
  return event === "click" ? "click" : "never";
}

const FLOW_KINDS: readonly NodeKind[] = ["first", "all", "random", "loop"];

/** A way through its rules that nobody knows is none: one that is known would do more than was meant. */
function flowKind({ behavior }: FlowContainer): NodeKind {
  return FLOW_KINDS.find((kind) => kind === behavior) ?? "never";
}

const NO_LIGHT = -1;

/** What nobody knows never applies and has no light, so that a broken world still plays. */
function unknownNode(_: never): TreeNode {
  return { ...LEAF, kind: "never", light: NO_LIGHT };
}

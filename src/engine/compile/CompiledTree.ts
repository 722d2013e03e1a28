/** The rules of a character as the tree that is walked once per actor and tick: ids have become numbers, rules have become tables. */
import type { AppearanceTable } from "../grid/AppearanceTable.ts";
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
  /** The number of its light, an index into `lightIds`. */
  readonly light: number;
  readonly rule: CompiledRule | null;
  readonly children: readonly TreeNode[];
  /** Key code of a key event. */
  readonly code: number | undefined;
  readonly loopCount: LoopCount | undefined;
}

export interface CompiledTree {
  readonly root: TreeNode;
  /** The id of the rule or container of each light. */
  readonly lightIds: readonly Id[];
}

const LEAF = { rule: null, children: [], code: undefined, loopCount: undefined };

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
    const root: TreeNode = { ...LEAF, kind: "first", light: this.#lightOf(characterId), children };
    return { root, lightIds: [...this.#lights.keys()] };
  }

  /** Nodes that are switched off or rest are left out, and so have no light. */
  #list(rules: RuleTree, depth: number): TreeNode[] {
    if (depth > TREE_DEPTH_MAX) return [];
    return rules.filter(isSwitchedOn).flatMap((node) => (this.#nodesLeft-- > 0 ? this.#node(node, depth) : []));
  }

  /** Children first: a container gets its light after them. */
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
    const compiled = compileRule(rule, this.#appearances, this.#census);
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

/** An unknown behavior never applies: any known one could do more than the maker meant. */
function flowKind({ behavior }: FlowContainer): NodeKind {
  return FLOW_KINDS.find((kind) => kind === behavior) ?? "never";
}

const NO_LIGHT = -1;

/** A node of an unknown type never applies and has no light, so that a broken world still plays. */
function unknownNode(_: never): TreeNode {
  return { ...LEAF, kind: "never", light: NO_LIGHT };
}

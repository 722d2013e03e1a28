import type { Point } from "../grid/point.ts";
import type { Actor, Actors } from "./actor.ts";
import type { Id } from "./id.ts";

/** What a character does: a tree of rules and the containers that order them. */
export type RuleTree = readonly RuleNode[];
export type RuleNode = Rule | EventContainer | FlowContainer;
export type RuleContainer = EventContainer | FlowContainer;

/** What rules and containers have in common. */
interface TreePart {
  /** False means switched off, as if it were not there; missing means on. */
  readonly enabled?: boolean;
  /** A few words a child or a teacher wrote beside it. */
  readonly note?: string;
  /**
   * Fields that could not be read, by name and unchanged. While there are any, the rule or container rests, so that it never does
   * more than its maker meant. A newer version that understands them finds them here.
   */
  readonly unread?: Unread;
}

export type Unread = Readonly<Record<string, unknown>>;

export function isResting({ unread }: Pick<RuleNode, "unread">): boolean {
  return unread !== undefined;
}

/** Whether a rule or container is tried at all. One that is off switches off everything inside it. */
export function isSwitchedOn(node: RuleNode): boolean {
  return node.enabled !== false && !isResting(node);
}

/** One before-and-after picture. Actors stand at squares counted from the main actor, who stands at 0,0. */
export interface Rule extends TreePart {
  readonly type: "rule";
  readonly id: Id;
  readonly name: string;
  readonly mainActorId: Id;
  readonly conditions: readonly Condition[];
  readonly actors: Actors;
  readonly actions: readonly Action[];
  readonly extent: Extent;
}

/** The squares a rule looks at, both ends included, counted from the main actor. */
export interface Extent {
  readonly xmin: number;
  readonly xmax: number;
  readonly ymin: number;
  readonly ymax: number;
  /** Squares whose content does not matter, by `x,y`. */
  readonly ignored: Readonly<Record<string, true>>;
}

/** `unknown`: the event could not be read, and so it never happens. */
export type EventKind = "key" | "click" | "idle" | "unknown";

export interface EventContainer extends TreePart {
  readonly type: "group-event";
  readonly id: Id;
  readonly name?: string;
  readonly event: EventKind;
  /** Key code of a key event. */
  readonly code?: number;
  readonly rules: RuleTree;
}

/** `unknown`: the behavior could not be read, and so the container does nothing. */
export type FlowBehavior = "first" | "loop" | "all" | "random" | "unknown";

export interface FlowContainer extends TreePart {
  readonly type: "group-flow";
  readonly id: Id;
  readonly name: string;
  readonly behavior: FlowBehavior;
  readonly loopCount?: LoopCount;
  readonly rules: RuleTree;
}

export type LoopCount = { readonly constant: number } | { readonly variableId: Id };

/** The comparators a condition may use, in the order they are offered. */
export const COMPARATORS = ["=", "!=", "<", "<=", ">", ">=", "contains", "starts-with", "ends-with"] as const;
export type Comparator = (typeof COMPARATORS)[number];

export interface Condition {
  readonly key: string;
  readonly enabled: boolean;
  readonly left: Operand;
  readonly right: Operand;
  readonly comparator: Comparator;
}

/** `variableId` may also be `appearance` or `transform`. */
export type Operand = ConstantOperand | ActorOperand | GlobalOperand;
export interface ConstantOperand {
  readonly constant: string;
}
export interface ActorOperand {
  readonly actorId: Id;
  readonly variableId: Id;
}
export interface GlobalOperand {
  readonly globalId: Id;
}

/** The two variable ids that read how an actor looks instead of one of its variables. */
export const APPEARANCE_VARIABLE = "appearance";
export const TRANSFORM_VARIABLE = "transform";

export type VariableOperation = "add" | "subtract" | "set";

export type Action =
  | CreateAction
  | MoveAction
  | DeleteAction
  | AppearanceAction
  | TransformAction
  | VariableAction
  | GlobalAction;
export type ActionType = Action["type"];

export interface CreateAction {
  readonly type: "create";
  readonly actorId: Id;
  readonly actor: Actor;
  /** Counted from the main actor's square as the rule begins. */
  readonly offset: Point;
}
export interface MoveAction {
  readonly type: "move";
  readonly actorId: Id;
  /** Counted from the main actor's square as the rule begins. */
  readonly offset?: Point;
  /** Older form: counted from where the actor is now. */
  readonly delta?: Point;
}
export interface DeleteAction {
  readonly type: "delete";
  readonly actorId: Id;
}
export interface AppearanceAction {
  readonly type: "appearance";
  readonly actorId: Id;
  readonly value: Operand;
}
export interface TransformAction {
  readonly type: "transform";
  readonly actorId: Id;
  readonly value: Operand;
}
export interface VariableAction {
  readonly type: "variable";
  readonly actorId: Id;
  readonly variable: Id;
  readonly operation: VariableOperation;
  readonly value: Operand;
}
export interface GlobalAction {
  readonly type: "global";
  readonly global: Id;
  readonly operation: VariableOperation;
  readonly value: Operand;
}

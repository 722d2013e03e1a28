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
  /**
   * Disabled conditions that could not be read, unchanged. Nobody looks at what is disabled, so it plays without them. A newer version that
   * understands them finds them here.
   */
  readonly unreadDisabled?: readonly unknown[];
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
  /** The rule that this one was made from, and how its picture was turned; the engine does not read it. */
  readonly derived?: Derivation;
}

export const TURNS = ["flip-x", "flip-y", "90", "180", "270"] as const;
export type PictureTurn = (typeof TURNS)[number];

export interface Derivation {
  readonly from: Id;
  readonly turn: PictureTurn;
  /** Whether the looks of actors turn with the picture. */
  readonly looks: "turn" | "keep";
}

/** The squares a rule looks at, both ends included, counted from the main actor. */
export interface Extent {
  readonly xmin: number;
  readonly xmax: number;
  readonly ymin: number;
  readonly ymax: number;
  /** Squares whose content does not matter, by `x,y`. */
  readonly ignored: Readonly<Record<string, true>>;
  /** Squares in which actors of this character or kind (`*` for anybody) may stand besides those pictured, by `x,y`. */
  readonly passing?: Readonly<Record<string, Id>>;
  /** Squares that have to lie beyond the edge of the stage, by `x,y`. */
  readonly edge?: Readonly<Record<string, true>>;
}

/** `unknown`: the event could not be read, and so it never happens. */
export type EventKind = "key" | "click" | "idle" | "timer" | "start" | "unknown";

/** What all containers have in common. */
interface ContainerPart extends TreePart {
  /** Read when the container is tried, before its contents; any actor they name means the acting actor. */
  readonly conditions?: readonly Condition[];
  /** Whether the list around it goes on after it even if it applied. */
  readonly goOn?: boolean;
}

export interface EventContainer extends ContainerPart {
  readonly type: "group-event";
  readonly id: Id;
  readonly name?: string;
  readonly event: EventKind;
  /** Key code of a key event. */
  readonly code?: number;
  /** False means that a key event happens only in the tick in which the key goes down. */
  readonly hold?: boolean;
  /** A timer event happens in every tick whose number this divides. */
  readonly every?: number;
  readonly rules: RuleTree;
}

/** `unknown`: the behavior could not be read, and so the container does nothing. */
export type FlowBehavior = "first" | "loop" | "all" | "random" | "chance" | "unknown";

export interface FlowContainer extends ContainerPart {
  readonly type: "group-flow";
  readonly id: Id;
  readonly name: string;
  readonly behavior: FlowBehavior;
  readonly loopCount?: LoopCount;
  /** A `chance` container goes on once in this many times. */
  readonly oneIn?: number;
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

/** `variableId` may also be `appearance`, `transform`, `column` or `row`. */
export type Operand = ConstantOperand | ActorOperand | GlobalOperand | CountOperand | WayOperand | RandomOperand;
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

/** How many actors of a character or kind (`*` for anybody) there are on the stage. */
export interface CountOperand {
  readonly count: Id;
}
/** The direction in which an actor would step to reach the nearest one of a character or kind: one of `WAYS`. */
export interface WayOperand {
  readonly actorId: Id;
  readonly way: Id;
  /** Whether it walks around what fills squares; otherwise it looks straight through. */
  readonly around?: boolean;
}
/** A random whole number, both ends included; only as the value of an action. */
export interface RandomOperand {
  readonly random: { readonly from: number; readonly to: number };
}

/** `here`: on the same square. `none`: there is nobody, or no path. */
export const WAYS = ["right", "down", "left", "up", "here", "none"] as const;
export type Way = (typeof WAYS)[number];

/** Stands for everybody but ground where the id of a character or kind is asked for. */
export const ANYBODY = "*";

/** The two variable ids that read how an actor looks instead of one of its variables. */
export const APPEARANCE_VARIABLE = "appearance";
export const TRANSFORM_VARIABLE = "transform";
/** The two variable ids that read where an actor stands, 1 at the left and 1 at the bottom. */
export const COLUMN_VARIABLE = "column";
export const ROW_VARIABLE = "row";

export type VariableOperation = "add" | "subtract" | "set";

export type Action =
  | CreateAction
  | MoveAction
  | DeleteAction
  | AppearanceAction
  | TransformAction
  | VariableAction
  | GlobalAction
  | SoundAction
  | SayAction
  | StageAction
  | TravelAction
  | EndAction
  | UnknownAction;
export type ActionType = Action["type"];

export interface CreateAction {
  readonly type: "create";
  readonly actorId: Id;
  readonly actor: Actor;
  /** Counted from the main actor's square as the rule begins; one of `offset` and `to` is there. */
  readonly offset?: Point;
  readonly to?: NearestPlace | FreePlace;
}
export interface MoveAction {
  readonly type: "move";
  readonly actorId: Id;
  /** Counted from the main actor's square as the rule begins. */
  readonly offset?: Point;
  /** Older form: counted from where the actor is now. */
  readonly delta?: Point;
  readonly to?: Place;
}

/** A place that is found when the action is carried out. */
export type Place = StartPlace | ActorPlace | NearestPlace | FreePlace;
/** The actor's own square in the Start of the stage. */
export interface StartPlace {
  readonly start: true;
}
/** The square of another actor of the rule. */
export interface ActorPlace {
  readonly actorId: Id;
}
/** The square of the nearest actor of a character or kind. */
export interface NearestPlace {
  readonly nearest: Id;
}
/** Any square that nobody fills. */
export interface FreePlace {
  readonly random: "free";
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
export interface SoundAction {
  readonly type: "sound";
  readonly sound: Id;
}
/** Lets an actor say something for a number of ticks; an empty text takes its bubble away. */
export interface SayAction {
  readonly type: "say";
  readonly actorId: Id;
  readonly text: string;
  readonly ticks: number;
}
/** Shows another stage from the next tick on: the next one in order, the same one again, or the one of that id. */
export interface StageAction {
  readonly type: "stage";
  readonly to: Id;
  /** Whether the stage begins with its Start; otherwise it is as it was left. */
  readonly fresh: boolean;
}
/** Takes an actor to a square of a stage, and shows that stage if asked to. */
export interface TravelAction {
  readonly type: "travel";
  readonly actorId: Id;
  readonly to: Id;
  readonly at: Point;
  readonly show: boolean;
}
export interface EndAction {
  readonly type: "end";
  readonly outcome: GameOutcome;
  readonly text: string;
}

/** An action that could not be read, as it was found: it is skipped. A newer version that understands it reads it from here. */
export interface UnknownAction {
  readonly type: "unknown";
  readonly stored: unknown;
}

export const GAME_OUTCOMES = ["won", "lost", "over"] as const;
export type GameOutcome = (typeof GAME_OUTCOMES)[number];

/** The two names that a stage action may give instead of the id of a stage. */
export const NEXT_STAGE = "next";
export const SAME_STAGE = "again";

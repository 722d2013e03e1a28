/** The state that the oracle reads and changes: a stage with its actors in a plain list, and everything around it. */
import type {
  Action,
  Actor,
  Characters,
  GameOutcome,
  GlobalVariable,
  Id,
  NewId,
  Point,
  Rule,
  Stage,
  TickInput,
  World,
} from "../../../src/engine/index.ts";

/** An actor with the squares that it fills; squares beyond an edge are as seen without wrapping. */
export interface Standing extends Actor {
  readonly squares: readonly Point[];
}

export interface Scene {
  readonly stage: Stage;
  /** The world as it was loaded: its stages, kinds and sounds. */
  readonly world: World;
  readonly characters: Characters;
  readonly time: Time;
  readonly newId: NewId;
  readonly random: () => number;
  /** In stage order. */
  actors: Standing[];
  globals: Map<Id, GlobalVariable>;
  /** The actors of all other stages, in their order. */
  readonly elsewhere: Map<Id, readonly Actor[]>;
  readonly doors: Doors;
  readonly sounds: Id[];
  /** The first end of the tick. */
  ended: Ended | null;
  /** The visible changes of each actor in order; null for its deletion. */
  readonly changes: Map<Id, (Actor | null)[]>;
  readonly witness: Witness;
  /** Whether a rule with a step off the stage does not match; otherwise that step ends the tick. */
  readonly stepsMustFit: boolean;
}

/** What the events of a tick depend on. */
export interface Time {
  readonly input: TickInput;
  /** The number of this tick; the first one is 1. */
  readonly ticks: number;
  /** Whether this is the first tick of all or the first one after another stage. */
  readonly isStart: boolean;
  /** The keys of the tick before. */
  readonly keysBefore: readonly number[];
}

/** What the stage and travel actions of a tick have done so far. */
export interface Doors {
  /** Whether a stage was begun, be it the same one again. */
  begins: boolean;
  /** The stage that the last stage action wants fresh. */
  fresh: Id | null;
  /** Who came to which other stage, by the ids they have there. */
  readonly came: { readonly stageId: Id; readonly id: Id }[];
}

export interface Ended {
  readonly outcome: GameOutcome;
  readonly text: string;
}

/** A square of a rule's extent on the stage, with the two sets of actors to be paired. */
export interface SeenSquare {
  readonly at: Point;
  /** Its position on the stage, and the position it would have without wrapping. */
  readonly place: Point;
  readonly asSeen: Point;
  readonly ignored: boolean;
  readonly stageActors: readonly Actor[];
  readonly ruleActors: readonly Actor[];
  /** Those of the stage actors that need not be paired. */
  readonly leftOver: readonly Actor[];
}

export type Pairs = ReadonlyMap<Id, Actor>;

/** One attempt to match a rule; `squares` ends where the attempt ended. */
export interface Look {
  readonly rule: Rule;
  readonly me: Actor;
  readonly scene: Scene;
  readonly squares: readonly SeenSquare[];
  readonly pairs: Pairs | null;
  /** Pairings that were tried to the end and failed. */
  readonly failures: number;
}

/** Notified of everything that the oracle decides, so that a test can count which laws it has exercised. */
export interface Witness {
  looked(look: Look): void;
  compared(kinds: string, comparator: string, holds: boolean): void;
  acted(action: Action, outcome: string, rule: Rule): void;
  went(container: string, applied: boolean): void;
  saw(law: string): void;
  /** A turn was taken: everybody on the stage before it and after it. */
  tookTurn?(id: Id, before: readonly Actor[], after: readonly Actor[]): void;
}

export const NOBODY_WATCHES: Witness = { looked() {}, compared() {}, acted() {}, went() {}, saw() {} };

export function entryOf<Value>(map: Readonly<Record<Id, Value>> | undefined, id: Id): Value | undefined {
  return map && Object.hasOwn(map, id) ? map[id] : undefined;
}

/** The state that the oracle reads and changes: a stage with its actors in a plain list, and everything around it. */
import type {
  Action,
  Actor,
  Characters,
  GlobalVariable,
  Id,
  NewId,
  Point,
  Rule,
  Stage,
} from "../../../src/engine/index.ts";

/** An actor with the squares that it fills; squares beyond an edge are as seen without wrapping. */
export interface Standing extends Actor {
  readonly squares: readonly Point[];
}

export interface Scene {
  readonly stage: Stage;
  readonly stageIds: readonly Id[];
  readonly characters: Characters;
  readonly newId: NewId;
  /** In stage order. */
  actors: Standing[];
  globals: Map<Id, GlobalVariable>;
  /** The visible changes of each actor in order; null for its deletion. */
  readonly changes: Map<Id, (Actor | null)[]>;
  readonly witness: Witness;
  /** Whether a rule with a step off the stage does not match; otherwise that step ends the tick. */
  readonly stepsMustFit: boolean;
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
}

export const NOBODY_WATCHES: Witness = { looked() {}, compared() {}, acted() {}, went() {} };

export function entryOf<Value>(map: Readonly<Record<Id, Value>> | undefined, id: Id): Value | undefined {
  return map && Object.hasOwn(map, id) ? map[id] : undefined;
}

import type { Ended } from "../act/Acting.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds, Globals, World } from "../world/world.ts";

/** Input since the last tick: key codes that are or were down, and actors that were clicked. */
export interface TickInput {
  readonly keys: readonly number[];
  readonly clicks: readonly Id[];
  /** Keys that went down since the last tick; without it, those that are in `keys` and were not in those of the tick before. */
  readonly pressed?: readonly number[];
}

/** What one tick, or one step back, did to the world: only what changed, never a copy of the whole. */
export interface TickResult {
  /** The stage that ticked; `globals` says if another one is shown from now on. */
  readonly stageId: Id;
  /** Actors that changed or were created, as they are now, in the order of their first change. */
  readonly changed: readonly Actor[];
  readonly deleted: readonly Id[];
  /** All ids in stage order; only set if the order does not follow from `changed`, as after a step back. */
  readonly order?: readonly Id[];
  /** The other stages that were changed, with all their actors as they are now. */
  readonly stages: Readonly<Record<Id, Actors>>;
  /** Sounds that were played, each once, in the order of their first play. */
  readonly sounds: readonly Id[];
  /** How the game ended; null if it goes on. The caller stops it: the world itself can go on ticking. */
  readonly ended: Ended | null;
  /** Globals whose value changed. */
  readonly globals: Globals;
  /** The lights of actors for which they changed: each rule and container that was tried, and whether it applied. */
  readonly lights: ChangedLights;
  /**
   * Preview frames: frame n holds every actor as its n-th change left it, `null` where that deleted it. An actor that changed once is the
   * same object as in `changed`.
   */
  readonly frames: readonly TickFrame[];
  /** The ticks counted by now, and the stage that ticked last, as a document keeps them. */
  readonly time: Pick<World, "ticks" | "ticked">;
  /** Whether a rule applied, so that the tick can be taken back. */
  readonly recorded: boolean;
  /** Whether a tick can be taken back now. */
  readonly canUntick: boolean;
  /** If set, the tick ended early and the world is as it was before it. */
  readonly error: TickError | null;
  /** Notes for the child about actions that were skipped, each at most once. */
  readonly warnings: readonly string[];
}

/** By actor; null for one that no longer has lights. */
export type ChangedLights = Readonly<Record<Id, EvaluatedRuleIds[Id] | null>>;

/** A `Map`, because it may hold thousands of actors many times a second. */
export type TickFrame = ReadonlyMap<Id, Actor | null>;

/** The rule that is being tried or carried out. */
export interface RuleAtWork {
  readonly characterId: Id;
  readonly ruleId: Id;
}

export interface TickError extends RuleAtWork {
  readonly message: string;
  readonly ruleName: string;
}

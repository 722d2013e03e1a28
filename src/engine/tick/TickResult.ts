import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds, Globals } from "../world/world.ts";

/** What a child did since the last tick: key codes that are or were down, and actors that were clicked. */
export interface TickInput {
  readonly keys: readonly number[];
  readonly clicks: readonly Id[];
}

/** What one tick (or one step back) did to the world: only what changed, never a copy of the whole. */
export interface TickResult {
  /** The stage that ticked; `globals` tells if another one is shown from now on. */
  readonly stageId: Id;
  /** Actors that changed or came into being, as they are now, in the order of their first change. */
  readonly changed: readonly Actor[];
  readonly deleted: readonly Id[];
  /** Set only where the order of the stage cannot be told from `changed` (a step back): all ids in stage order. */
  readonly order?: readonly Id[];
  /** Globals whose value changed. */
  readonly globals: Globals;
  /** Those whose lights are others than before: what was looked at in their turn, and whether it applied. */
  readonly lights: ChangedLights;
  /** Preview frames: frame n holds every actor as its n-th change left it, `null` where that deleted it. */
  readonly frames: readonly TickFrame[];
  /** Whether a rule applied, so that the tick can be taken back. */
  readonly recorded: boolean;
  /** Whether there is a tick to take back now. */
  readonly canUntick: boolean;
  /** The world is as before the tick when this is set (engine.md, "A broken world never breaks the player"). */
  readonly error: TickError | null;
  /** Plain notes about parts of rules that were skipped, at most one of a kind. */
  readonly warnings: readonly string[];
}

/** By actor; null for one that has no lights any more. */
export type ChangedLights = Readonly<Record<Id, EvaluatedRuleIds[Id] | null>>;

/** A map, for it may hold thousands of actors many times a second. */
export type TickFrame = ReadonlyMap<Id, Actor | null>;

/** Which rule of whom is being looked at or carried out. */
export interface RuleAtWork {
  readonly characterId: Id;
  readonly ruleId: Id;
}

export interface TickError extends RuleAtWork {
  readonly message: string;
  readonly ruleName: string;
}

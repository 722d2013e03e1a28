/** What an actor did in a tick, and why it did not do the rest. */
import type { Mismatch } from "../match/Mismatch.ts";
import type { TickError, TickInput } from "../tick/TickResult.ts";
import type { Id, NewId } from "../world/id.ts";
import type { Stage } from "../world/stage.ts";
import type { Globals, WorldDocument } from "../world/world.ts";

/** A tick that was played or could be: all it takes to play it, each time alike. */
export interface Moment {
  /** The game as it was when the tick began. */
  readonly document: WorldDocument;
  readonly input: TickInput;
  /** The random numbers that the tick began with, see `Simulation.randomState`. */
  readonly seed: number;
  readonly newId: NewId;
  readonly stepsMustFit?: boolean;
}

export interface TurnStory {
  readonly actorId: Id;
  readonly characterId: Id;
  /** The number of the tick, from 1. */
  readonly tick: number;
  /** Why the actor had no turn in this tick; null if it had one. All verdicts are `stopped` then. */
  readonly noTurn: NoTurn | null;
  /** What the actor saw when its turn came; null without a turn. */
  readonly seen: Seen | null;
  /** What others did to the actor, before its turn or after it, in order and each once; nothing in a tick that was broken off. */
  readonly deeds: readonly Deed[];
  /** One for each rule and container of its character, each before its contents. */
  readonly verdicts: readonly NodeVerdict[];
}

/** Something that a rule of another actor did to this one. */
export interface Deed {
  readonly by: Id;
  /** `changed`: its look or its numbers are others; `removed`: it was taken off the stage. */
  readonly did: "moved" | "changed" | "removed";
}

export type NoTurn =
  /** It is nowhere in the game. */
  | { readonly why: "gone" }
  | { readonly why: "onAnotherStage" }
  | { readonly why: "justMade" }
  /** Somebody took it off the stage before its turn. */
  | { readonly why: "removed"; readonly by: Id }
  /** The tick was broken off, so that nobody did anything. */
  | { readonly why: "brokenOff"; readonly error: TickError };

/** The stage and the globals in the middle of a tick. */
export interface Seen {
  readonly stage: Stage;
  readonly globals: Globals;
}

export interface NodeVerdict {
  /** The rule or container. */
  readonly id: Id;
  readonly verdict: Verdict;
  /**
   * All that keeps the picture of a rule from fitting, first what the laws come to first; empty for a rule whose picture fits, and for
   * containers. It is known of every rule, whatever its verdict is.
   */
  readonly misses: readonly Miss[];
}

export type Verdict =
  | { readonly kind: "acted" }
  /** Something else, too much or nothing stood where its picture has something. */
  | { readonly kind: "square" }
  /** Its picture or a step of it leaves the stage, or the stage goes on where it should end. */
  | { readonly kind: "edge" }
  /** A check is false: one of the rule itself or, with `containerId`, one of a container around it. */
  | { readonly kind: "check"; readonly check: FailedCheck; readonly containerId: Id | null }
  /** The event of this container did not happen. */
  | { readonly kind: "event"; readonly containerId: Id }
  /** A rule before it was carried out. */
  | { readonly kind: "earlier"; readonly ruleId: Id }
  /** It fitted when the tick began; the turn of this actor changed that. */
  | { readonly kind: "moved"; readonly by: Id }
  /** The dice of this container chose otherwise: `chosen` is the rule that was carried out, null if none was. */
  | { readonly kind: "chance"; readonly containerId: Id; readonly chosen: Id | null }
  /** This rule or container is switched off. */
  | { readonly kind: "off"; readonly nodeId: Id }
  /** It asks for something that is no longer in the game, or that cannot be read, and so it can never be carried out. */
  | { readonly kind: "gone"; readonly what: GonePart }
  /** The actor had no turn (see `noTurn`), or this rule of its own took it off the stage first. */
  | { readonly kind: "stopped"; readonly ruleId: Id | null }
  /** Only of containers: none of the rules in it was carried out. */
  | { readonly kind: "nothing" };

export type GonePart =
  /** `of` is the rule actor whose character it was. */
  | { readonly part: "character"; readonly of: Id }
  | { readonly part: "variable" | "global" | "kind" | "look"; readonly key: string }
  | { readonly part: "unread" };

/** One thing that keeps a rule from fitting; of a check, with both of its values. */
export type Miss = WrongPlace | FailedCheck;
export type WrongPlace = Exclude<Mismatch, { readonly kind: "condition" }>;

export interface FailedCheck {
  readonly kind: "condition";
  /** The key of the condition. */
  readonly key: string;
  /** Whom it is about, counted from the main actor; null if that is nobody in the picture. */
  readonly square: { readonly x: number; readonly y: number } | null;
  /** What both of its sides were; undefined for one that reads nothing. */
  readonly left: string | undefined;
  readonly right: string | undefined;
}

/** Pairs rule actors with stage actors one to one, backtracking where a choice turns out wrong. */
import type { Pattern, PatternCondition, PatternPart } from "../compile/Pattern.ts";
import { inOrder } from "../grid/LiveStage.ts";
import type { Point } from "../grid/point.ts";
import { PAIRING_TRIES_MAX } from "../world/limits.ts";
import { conditionHolds } from "./condition.ts";
import type { Mismatch } from "./Mismatch.ts";
import { type Bound, type Sight, UNBOUND } from "./Sight.ts";

/** A square that shows more actors than the picture does, because some may stay unpaired. */
export interface LeftOver {
  readonly at: Point;
  /** The parts that fill it, by index and in their order. */
  readonly parts: readonly number[];
  /** The slots of those who may not stay unpaired. */
  readonly mustPair: readonly number[];
}

export class Pairing {
  readonly #pattern: Pattern;
  readonly #sight: Sight;
  readonly #me: number;
  /** The actors filling each square of the pattern, in stage order. */
  readonly #fillers: readonly (readonly number[])[];
  /** Under the last part of each square in which somebody may stay unpaired: those who may not. */
  readonly #leftOver: readonly LeftOver[];
  readonly #bound: Bound;
  readonly #taken = new Set<number>();
  #triesLeft = PAIRING_TRIES_MAX;
  /** Why the furthest part that was reached could not be paired: the best reason to report. */
  #obstacle: { part: number; mismatch: Mismatch } | null = null;

  constructor(
    pattern: Pattern,
    sight: Sight,
    around: {
      readonly me: number;
      readonly fillers: readonly (readonly number[])[];
      readonly leftOver: readonly LeftOver[];
    },
    bound: Bound,
  ) {
    this.#pattern = pattern;
    this.#sight = sight;
    this.#me = around.me;
    this.#fillers = around.fillers;
    this.#leftOver = around.leftOver;
    this.#bound = bound;
  }

  /** Leaves the pairs in `bound` and returns null; the reason if there is no pairing. */
  find(): Mismatch | null {
    if (this.#pairFrom(0)) return null;
    return this.#obstacle?.mismatch ?? { kind: "notInPicture", actorId: this.#pattern.rule.mainActorId };
  }

  #pairFrom(index: number): boolean {
    const part = this.#pattern.parts[index];
    if (!part) return true;
    const candidates = this.#candidates(part);
    if (candidates.some((slot) => this.#tryPair(part, slot, index))) return true;
    this.#note(index, this.#missing(part));
    const isMe = part.isMain && candidates.length > 0;
    return !isMe && canStayAlone(part) && this.#pairFrom(index + 1);
  }

  #tryPair(part: PatternPart, slot: number, index: number): boolean {
    if (this.#taken.has(slot) || this.#triesLeft-- <= 0) return false;
    this.#bound[index] = slot;
    this.#taken.add(slot);
    if (this.#conditionsHold(part, index) && this.#nobodyIsLeft(index) && this.#pairFrom(index + 1)) return true;
    this.#bound[index] = UNBOUND;
    this.#taken.delete(slot);
    return false;
  }

  #conditionsHold(part: PatternPart, index: number): boolean {
    const failed = part.conditions.find((check) => !this.#holds(check));
    if (failed) this.#note(index, { kind: "condition", key: failed.condition.key, square: part.actor.position });
    return !failed;
  }

  /** Whether all who must be paired are paired, in the squares that have no later part. */
  #nobodyIsLeft(index: number): boolean {
    const failed = this.#leftOver.find((square) => square.parts.at(-1) === index && this.#leavesSomebody(square));
    if (failed) this.#note(index, { kind: "tooMany", square: failed.at });
    return !failed;
  }

  #leavesSomebody({ parts, mustPair }: LeftOver): boolean {
    return mustPair.some((slot) => !parts.some((part) => this.#bound[part] === slot));
  }

  #holds(check: PatternCondition): boolean {
    return conditionHolds(check, this.#sight, this.#me, this.#bound);
  }

  /** The stage actors that a part may be paired with, in stage order; the main actor is always the acting one. */
  #candidates(part: PatternPart): readonly number[] {
    const slots = part.isMain ? this.#meIfThere(part) : this.#fillersOf(part);
    const { characterNumber } = this.#sight.stage.table;
    const { has } = part.standsFor;
    return slots.filter((slot) => has[characterNumber[slot] as number] === 1);
  }

  #meIfThere({ strict }: PatternPart): readonly number[] {
    return strict.every((square) => this.#fillers[square]?.includes(this.#me)) ? [this.#me] : [];
  }

  #fillersOf({ strict, loose }: PatternPart): readonly number[] {
    const [first, ...others] = strict.map((square) => this.#fillers[square] ?? []);
    if (first) return first.filter((slot) => others.every((fillers) => fillers.includes(slot)));
    return inOrder(loose.flatMap((square) => this.#fillers[square] ?? []));
  }

  #missing(part: PatternPart): Mismatch {
    return { kind: "missing", square: part.actor.position, actorId: part.actor.id };
  }

  #note(part: number, mismatch: Mismatch): void {
    if (!this.#obstacle || part > this.#obstacle.part) this.#obstacle = { part, mismatch };
  }
}

/** An actor that nothing names and that fills only ignored squares: paired if possible, otherwise it does not matter. */
function canStayAlone(part: PatternPart): boolean {
  return part.strict.length === 0 && !part.needed;
}

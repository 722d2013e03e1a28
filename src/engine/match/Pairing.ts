/** Pairs rule actors with stage actors one to one, going back where a choice turns out wrong (engine.md, matching 3). */
import type { Pattern, PatternCondition, PatternPart } from "../compile/Pattern.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { PAIRING_TRIES_MAX } from "../world/limits.ts";
import { conditionHolds } from "./condition.ts";
import type { Match, Mismatch } from "./Match.ts";
import type { View } from "./View.ts";

export class Pairing {
  readonly #pattern: Pattern;
  readonly #view: View;
  /** Who fills each square of the pattern, in stage order. */
  readonly #fillers: readonly (readonly Id[])[];
  readonly #chosen = new Map<Id, Actor>();
  readonly #taken = new Set<Id>();
  #triesLeft = PAIRING_TRIES_MAX;
  /** What stopped the part that was reached last: the best reason to give. */
  #obstacle: { part: number; mismatch: Mismatch } | null = null;

  constructor(pattern: Pattern, view: View, fillers: readonly (readonly Id[])[]) {
    this.#pattern = pattern;
    this.#view = view;
    this.#fillers = fillers;
  }

  find(): Match {
    if (this.#pairFrom(0)) return { bindings: new Map([...this.#chosen].map(([id, actor]) => [id, actor.id])) };
    return { mismatch: this.#obstacle?.mismatch ?? { kind: "notInPicture", actorId: this.#pattern.rule.mainActorId } };
  }

  #pairFrom(index: number): boolean {
    const part = this.#pattern.parts[index];
    if (!part) return true;
    if (this.#candidates(part).some((actor) => this.#tryPair(part, actor, index))) return true;
    this.#note(index, this.#missing(part));
    return canStayAlone(part) && this.#pairFrom(index + 1);
  }

  #tryPair(part: PatternPart, actor: Actor, index: number): boolean {
    if (this.#taken.has(actor.id) || this.#triesLeft-- <= 0) return false;
    this.#chosen.set(part.actor.id, actor);
    this.#taken.add(actor.id);
    if (this.#conditionsHold(part, index) && this.#pairFrom(index + 1)) return true;
    this.#chosen.delete(part.actor.id);
    this.#taken.delete(actor.id);
    return false;
  }

  #conditionsHold(part: PatternPart, index: number): boolean {
    const failed = part.conditions.find((check) => !this.#holds(check));
    if (failed) this.#note(index, { kind: "condition", key: failed.condition.key, square: part.actor.position });
    return !failed;
  }

  #holds(check: PatternCondition): boolean {
    return conditionHolds(check, this.#view, (id) => this.#chosen.get(id));
  }

  /** The stage actors a part may be, in stage order; the main actor is always the acting one. */
  #candidates(part: PatternPart): Actor[] {
    const ids = part.actor.id === this.#pattern.rule.mainActorId ? this.#meIfThere(part) : this.#fillersOf(part);
    const actors = ids.flatMap((id) => this.#view.stage.actor(id) ?? []);
    return actors.filter(({ characterId }) => characterId === part.actor.characterId && this.#isKnown(characterId));
  }

  #meIfThere(part: PatternPart): readonly Id[] {
    const { id } = this.#view.me;
    return part.strict.every((square) => this.#fillers[square]?.includes(id)) ? [id] : [];
  }

  #fillersOf({ strict, loose }: PatternPart): readonly Id[] {
    const [first, ...others] = strict.map((square) => this.#fillers[square] ?? []);
    if (first) return first.filter((id) => others.every((fillers) => fillers.includes(id)));
    return this.#view.stage.inOrder(loose.flatMap((square) => this.#fillers[square] ?? []));
  }

  /** An actor whose character is gone only blocks its square. */
  #isKnown(characterId: Id): boolean {
    return this.#view.stage.characters.has(characterId);
  }

  #missing(part: PatternPart): Mismatch {
    return { kind: "missing", square: part.actor.position, actorId: part.actor.id };
  }

  #note(part: number, mismatch: Mismatch): void {
    if (!this.#obstacle || part > this.#obstacle.part) this.#obstacle = { part, mismatch };
  }
}

/** A mere bystander on ignored squares: paired where possible, else it does not matter. */
function canStayAlone(part: PatternPart): boolean {
  return part.strict.length === 0 && !part.needed;
}

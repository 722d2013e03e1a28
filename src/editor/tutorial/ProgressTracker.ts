import { type Characters, type Id, type Rule, rulesIn } from "../../engine/index.ts";
import type { LiveWorld } from "../playback/LiveWorld.ts";
import { below, isFree } from "./asks.ts";
import { BOULDER, SCOUT } from "./cast.ts";
import type { LessonFacts, SeenProgress } from "./LessonFacts.ts";

/** Remembers what was done since a step began: rules in the game that plays, and recordings that were saved. */
export class ProgressTracker {
  #applied = new Map<Id, Set<Id>>();
  #onAir = new Set<Id>();
  #saved = new Set<Id>();
  /** Who has nothing under him right now, before the next tick. */
  #floating = new Set<Id>();
  /** The rules that there were when the recording began; null while none is open. */
  #known: ReadonlySet<unknown> | null = null;

  /** A step begins. */
  forget(): void {
    this.#applied = new Map();
    this.#onAir = new Set();
    this.#saved = new Set();
  }

  get seen(): SeenProgress {
    return { applied: this.#applied, onAir: this.#onAir, saved: this.#saved };
  }

  /** After a tick, before `look`. */
  ticked(live: LiveWorld): void {
    for (const [id, { characterId }] of live.actors()) {
      if (characterId !== SCOUT && characterId !== BOULDER) continue;
      for (const [ruleId, applied] of Object.entries(live.lightsOf(id) ?? {})) if (applied) this.#note(ruleId, id);
    }
  }

  /** After every edit and tick. */
  look(facts: LessonFacts): void {
    const airborne = facts.actors.filter(
      (actor) => actor.characterId === SCOUT && isFree(facts, below(actor.position)),
    );
    this.#floating = new Set(airborne.map(({ id }) => id));
    this.#watchRecording(facts);
  }

  #note(ruleId: Id, actorId: Id): void {
    this.#applied.set(ruleId, (this.#applied.get(ruleId) ?? new Set()).add(actorId));
    if (this.#floating.has(actorId)) this.#onAir.add(ruleId);
  }

  /** Cancel leaves no rule behind, Save a new one, or an old one that is another object now. */
  #watchRecording({ recording, characters }: LessonFacts): void {
    if (recording) {
      this.#known ??= new Set(allRules(characters));
      return;
    }
    const known = this.#known;
    this.#known = null;
    if (!known) return;
    for (const rule of allRules(characters)) if (!known.has(rule)) this.#saved.add(rule.id);
  }
}

function allRules(characters: Characters): Rule[] {
  return Object.values(characters).flatMap(({ rules }) => rulesIn(rules));
}

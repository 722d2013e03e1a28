import type { EditorState, LiveWorld } from "../../editor/index.ts";
import { type Characters, currentStage, type Id, type Rule, rulesIn } from "../../engine/index.ts";
import { BOULDER, SCOUT } from "../lessons/cast.ts";
import type { LessonFacts, SeenProgress } from "../lessons/LessonStep.ts";
import { below, isFree } from "../lessons/queries.ts";

/** Records what happened since a step began: rules that applied, and recordings that were saved. */
export class ProgressTracker {
  #applied = new Map<Id, Set<Id>>();
  #onAir = new Set<Id>();
  #saved = new Set<Id>();
  /** The actors that have nothing below them before the next tick. */
  #floating = new Set<Id>();
  /** The rules that existed when the recording began; null without a recording. */
  #known: ReadonlySet<unknown> | null = null;

  /** Starts over for a new step. */
  forget(): void {
    this.#applied = new Map();
    this.#onAir = new Set();
    this.#saved = new Set();
  }

  get seen(): SeenProgress {
    return { applied: this.#applied, onAir: this.#onAir, saved: this.#saved };
  }

  /** Called after each tick, before `look`. */
  ticked(live: LiveWorld): void {
    for (const [id, { characterId }] of live.actors()) {
      if (characterId !== SCOUT && characterId !== BOULDER) continue;
      for (const [ruleId, applied] of Object.entries(live.lightsOf(id) ?? {})) if (applied) this.#note(ruleId, id);
    }
  }

  /** Called after every edit and tick. */
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

  /** Saving a recording adds a rule or replaces one by another object; canceling does neither. */
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

export interface FactSources {
  readonly state: EditorState;
  readonly live: LiveWorld;
  readonly seen: SeenProgress;
  readonly menuOpenIn: string | undefined;
  readonly hasDrawn: boolean;
  readonly byKeys: boolean;
}

/** Reads from the editor what the steps are about. */
export function readFacts({ state, live, ...rest }: FactSources): LessonFacts {
  const { document, ui, playback, recording } = state;
  return {
    running: playback.running,
    ui,
    modal: ui.modal,
    characters: document.characters,
    stages: Object.keys(document.world.stages),
    // A playing game may show another stage by now; the document has that at once.
    stage: currentStage(document.world) ?? null,
    actors: [...live.actors().values()],
    recording,
    ...rest,
  };
}

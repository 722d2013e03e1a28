import type { ChangedLights, Id, Rule } from "../../engine/index.ts";

/** With more actors at once, nobody sees which one of them it was. */
const ACTORS_MAX = 1000;

type FirstActListener = (actorId: Id, ruleId: Id) => void;

/** The rules just recorded that have not acted yet. When one does for the first time, its child is cheered: once a Play. */
export class NewRules {
  readonly #waiting = new Set<Id>();
  readonly #listeners = new Set<FirstActListener>();
  #mayCheer = false;

  /** Nobody is cheered for a rule in which nothing happens. */
  add({ id, actions }: Pick<Rule, "id" | "actions">): void {
    if (actions.length > 0) this.#waiting.add(id);
    else this.#waiting.delete(id);
  }

  /** The rule that was recorded last among those that have not acted yet, or null. */
  waiting(): Id | null {
    return [...this.#waiting].at(-1) ?? null;
  }

  /** A game begins to play, or plays a single tick. */
  begin(): void {
    this.#mayCheer = true;
  }

  /** Calls back with the actor for which a new rule has acted, and that rule; returns what ends it. */
  onFirstAct(listener: FirstActListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** After a tick, before it is shown. */
  ticked(changed: ChangedLights): void {
    if (this.#waiting.size === 0) return;
    const lights = Object.entries(changed);
    if (lights.length > ACTORS_MAX) return;
    let first: Parameters<FirstActListener> | null = null;
    for (const [actorId, lit] of lights)
      for (const ruleId of this.#waiting) {
        if (!lit?.[ruleId]) continue;
        this.#waiting.delete(ruleId);
        first ??= [actorId, ruleId];
      }
    if (first === null || !this.#mayCheer) return;
    this.#mayCheer = false;
    for (const listener of this.#listeners) listener(...first);
  }
}

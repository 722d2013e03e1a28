import type { Id, RuleNode } from "../../engine/index.ts";
import type { PlaybackState } from "../state/EditorState.ts";

type Lights = PlaybackState["lights"];

interface NotedTurn {
  readonly actorId: Id | null;
  readonly lights: Lights;
  /** Its number in the film. */
  readonly turn: number;
}

const NONE: ReadonlySet<Id> = new Set();

/** What one actor's rules have done since the game began to play: the last tick's lights alone would hide it. */
export class ActedRules {
  #actorId: Id | null = null;
  /** As they were when they acted. */
  readonly #nodes = new Map<Id, RuleNode | undefined>();
  readonly #counts = new Map<Id, number>();
  /** The number of the last turn in which each was applied. */
  readonly #lasts = new Map<Id, number>();
  readonly #listeners = new Set<() => void>();
  #shown: ReadonlySet<Id> = NONE;

  /** Has the counts shown. Returns the rules of this actor that have acted, the same set until it changes. */
  show(actorId: Id | null): ReadonlySet<Id> {
    for (const listener of this.#listeners) listener();
    return actorId === this.#actorId ? this.#shown : NONE;
  }

  /** In how many ticks a rule was applied. */
  countOf(ruleId: Id): number {
    return this.#counts.get(ruleId) ?? 0;
  }

  /** The number of the last turn in which a rule was applied; 0 if it was not. */
  lastTurnOf(ruleId: Id): number {
    return this.#lasts.get(ruleId) ?? 0;
  }

  /**
   * Calls back when the counts are to be shown; returns what ends it. They are no part of the state, because they change with almost every
   * tick, and each change of the state is compared by every mark.
   */
  onShow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes in the lights of a turn. */
  note({ actorId, lights, turn }: NotedTurn, nodeOf: (ruleId: Id) => RuleNode | undefined): void {
    if (actorId !== this.#actorId) this.clear();
    this.#actorId = actorId;
    const applied = Object.keys(lights).filter((ruleId) => lights[ruleId]);
    for (const ruleId of applied) {
      this.#counts.set(ruleId, this.countOf(ruleId) + 1);
      this.#lasts.set(ruleId, turn);
    }
    const fresh = applied.filter((ruleId) => !this.#nodes.has(ruleId));
    for (const ruleId of fresh) this.#nodes.set(ruleId, nodeOf(ruleId));
    if (fresh.length > 0) this.#shown = new Set(this.#nodes.keys());
  }

  /** What was edited since is another rule, which has done nothing yet. */
  dropEdited(nodeOf: (ruleId: Id) => RuleNode | undefined): void {
    const edited = [...this.#nodes].filter(([ruleId, node]) => nodeOf(ruleId) !== node);
    for (const [ruleId] of edited) this.#forget(ruleId);
    if (edited.length > 0) this.#shown = new Set(this.#nodes.keys());
  }

  #forget(ruleId: Id): void {
    this.#nodes.delete(ruleId);
    this.#counts.delete(ruleId);
    this.#lasts.delete(ruleId);
  }

  clear(): void {
    this.#nodes.clear();
    this.#counts.clear();
    this.#lasts.clear();
    this.#shown = NONE;
  }
}

import type { Id, RuleNode } from "../../engine/index.ts";
import type { PlaybackState } from "../state/EditorState.ts";

type Lights = PlaybackState["lights"];

const NONE: ReadonlySet<Id> = new Set();

/** What one actor's rules have done since the game began to play: the last tick's lights alone would hide it. */
export class ActedRules {
  #actorId: Id | null = null;
  /** As they were when they acted. */
  readonly #nodes = new Map<Id, RuleNode | undefined>();
  #shown: ReadonlySet<Id> = NONE;

  /** The same set until it changes. */
  of(actorId: Id | null): ReadonlySet<Id> {
    return actorId === this.#actorId ? this.#shown : NONE;
  }

  /** Takes in the lights of a tick. */
  note(actorId: Id | null, lights: Lights, nodeOf: (ruleId: Id) => RuleNode | undefined): void {
    if (actorId !== this.#actorId) this.clear();
    this.#actorId = actorId;
    const fresh = Object.keys(lights).filter((ruleId) => lights[ruleId] && !this.#nodes.has(ruleId));
    for (const ruleId of fresh) this.#nodes.set(ruleId, nodeOf(ruleId));
    if (fresh.length > 0) this.#shown = new Set(this.#nodes.keys());
  }

  /** What was edited since is another rule, which has done nothing yet. */
  dropEdited(nodeOf: (ruleId: Id) => RuleNode | undefined): void {
    const edited = [...this.#nodes].filter(([ruleId, node]) => nodeOf(ruleId) !== node);
    for (const [ruleId] of edited) this.#nodes.delete(ruleId);
    if (edited.length > 0) this.#shown = new Set(this.#nodes.keys());
  }

  clear(): void {
    this.#nodes.clear();
    this.#shown = NONE;
  }
}

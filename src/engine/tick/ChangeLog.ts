/** Keeps what happened to whom during a tick: the preview frames, and who was touched at all (engine.md, "What a tick leaves behind"). */
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { TickFrame } from "./TickResult.ts";

export class ChangeLog {
  /** What the child can see of each actor, change by change; null where it was deleted. */
  readonly #seen = new Map<Id, (Actor | null)[]>();
  readonly #touched = new Set<Id>();

  changed(actor: Actor, seen: boolean): void {
    this.#touched.add(actor.id);
    if (seen) this.#see(actor.id, actor);
  }

  deleted(id: Id): void {
    this.#touched.add(id);
    this.#see(id, null);
  }

  /** Everyone that changed, came or went, in the order of the first change. */
  get touched(): readonly Id[] {
    return [...this.#touched];
  }

  /** How many visible changes each actor had. */
  get frameCounts(): ReadonlyMap<Id, number> {
    return new Map([...this.#seen].map(([id, changes]) => [id, changes.length]));
  }

  frames(): TickFrame[] {
    const frames: Map<Id, Actor | null>[] = [];
    for (const [id, changes] of this.#seen) {
      for (const [index, actor] of changes.entries()) {
        const frame = frames[index] ?? new Map<Id, Actor | null>();
        frames[index] = frame.set(id, actor);
      }
    }
    return frames.map((frame) => Object.fromEntries(frame));
  }

  #see(id: Id, actor: Actor | null): void {
    const changes = this.#seen.get(id);
    if (changes) changes.push(actor);
    else this.#seen.set(id, [actor]);
  }
}

import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds } from "../world/world.ts";
import { changedLights } from "./changedLights.ts";
import type { Evaluated } from "./Lights.ts";
import type { PlayingStage } from "./PlayingStage.ts";
import type { ChangedLights } from "./TickResult.ts";

/** The lights of the last tick, whatever stage that was. */
export class LastLights {
  #evaluated: Evaluated;

  constructor(lights: EvaluatedRuleIds) {
    this.#evaluated = { all: () => lights };
  }

  get evaluated(): Evaluated {
    return this.#evaluated;
  }

  set(evaluated: Evaluated): void {
    this.#evaluated = evaluated;
  }

  /** Takes the lights of the tick that a stage just ended. Returns a function that computes which of them changed. */
  take(playing: PlayingStage): () => ChangedLights {
    const before = this.#evaluated;
    const { changed } = playing.lights;
    const lit = playing.lit();
    this.#evaluated = lit;
    return () => (changed ? lit.of(changed) : changedLights(before.all(), lit.all()));
  }

  /** For every actor, the rules and containers that applied. */
  applied(): Readonly<Record<Id, readonly Id[]>> {
    const lists = Object.entries(this.#evaluated.all()).map(([id, lights]): [Id, Id[]] => [
      id,
      Object.keys(lights).filter((node) => lights[node]),
    ]);
    return Object.fromEntries(lists.filter(([, applied]) => applied.length > 0));
  }
}

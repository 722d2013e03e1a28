/** What a tick answers: the lists in it are made when somebody reads them, and stay true however the world goes on. */
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { Globals } from "../world/world.ts";
import type { Evaluated } from "./history.ts";
import { changedGlobals } from "./PlayingGlobals.ts";
import type { Story } from "./Story.ts";
import type { TickError, TickResult } from "./TickResult.ts";

interface Told {
  readonly globals: Globals;
  readonly evaluated: Evaluated;
  readonly recorded: boolean;
  readonly warnings: readonly string[];
}

/** A tick that came to its end. */
export function resultOf(stageId: Id, story: Story, { evaluated, ...told }: Told): TickResult {
  const changes = once(() => story.changes());
  const frames = once(() => story.frames());
  const lights = once(() => evaluated.all());
  return {
    stageId,
    get changed() {
      return changes().changed;
    },
    get deleted() {
      return changes().deleted;
    },
    get evaluated() {
      return lights();
    },
    get frames() {
      return frames();
    },
    ...told,
    error: null,
  };
}

/** A tick in which nothing happened, or that is as if it had not. */
export function brokenOff(stageId: Id, evaluated: Evaluated, error: TickError | null): TickResult {
  return { ...NOTHING, stageId, evaluated: evaluated.all(), error };
}

interface Moment {
  readonly actors: ReadonlyMap<Id, Actor>;
  readonly globals: Globals;
}

/** A step back from one moment to an earlier one. */
export function steppedBack(stageId: Id, from: Moment, to: Moment & { readonly evaluated: Evaluated }): TickResult {
  return {
    ...NOTHING,
    stageId,
    changed: [...to.actors.values()].filter((actor) => from.actors.get(actor.id) !== actor),
    deleted: [...from.actors.keys()].filter((id) => !to.actors.has(id)),
    order: [...to.actors.keys()],
    globals: changedGlobals(from.globals, to.globals),
    evaluated: to.evaluated.all(),
  };
}

const NOTHING: Omit<TickResult, "stageId"> = {
  changed: [],
  deleted: [],
  globals: {},
  evaluated: {},
  frames: [],
  recorded: false,
  error: null,
  warnings: [],
};

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { Globals } from "../world/world.ts";
import type { ChangeLog } from "./ChangeLog.ts";
import { changedLights } from "./changedLights.ts";
import type { Evaluated } from "./Lights.ts";
import { changedGlobals } from "./PlayingGlobals.ts";
import type { ChangedLights, TickError, TickResult } from "./TickResult.ts";

interface TickOutcome extends Pick<TickResult, "order" | "globals" | "stages" | "sounds" | "ended" | "time"> {
  readonly lights: () => ChangedLights;
  readonly recorded: boolean;
  readonly canUntick: boolean;
  readonly warnings: readonly string[];
}

/** The result of a completed tick. Its lists are built when they are first read, and later ticks do not affect them. */
export function resultOf(stageId: Id, log: ChangeLog, { lights, ...rest }: TickOutcome): TickResult {
  const changes = once(() => log.changes());
  const frames = once(() => log.frames());
  const lit = once(lights);
  return {
    stageId,
    get changed() {
      return changes().changed;
    },
    get deleted() {
      return changes().deleted;
    },
    get lights() {
      return lit();
    },
    get frames() {
      return frames();
    },
    ...rest,
    error: null,
  };
}

/** The result of a tick that changed nothing, or was taken back because of an error. */
export function brokenOff(
  stageId: Id,
  error: TickError | null,
  now: Pick<TickResult, "canUntick" | "time">,
): TickResult {
  return { ...NOTHING, ...now, stageId, error };
}

/** As `resultOf`, for a tick after which all actors of its stage were replaced. */
export function resultOfRestart(
  { stageId, frames }: Pick<TickResult, "stageId" | "frames">,
  { before, after }: { readonly before: ActorMap; readonly after: ActorMap },
  { lights, ...rest }: TickOutcome,
): TickResult {
  return { ...rest, stageId, frames, ...difference(before, after), lights: lights(), error: null };
}

type ActorMap = ReadonlyMap<Id, Actor>;

/** What turns the actors before into those after, with the order of all. */
function difference(before: ActorMap, after: ActorMap): Required<Pick<TickResult, "changed" | "deleted" | "order">> {
  return {
    changed: [...after.values()].filter((actor) => before.get(actor.id) !== actor),
    deleted: [...before.keys()].filter((id) => !after.has(id)),
    order: [...after.keys()],
  };
}

interface Moment {
  readonly actors: ReadonlyMap<Id, Actor>;
  readonly globals: Globals;
  readonly evaluated: Evaluated;
}

/** The result of a step back from one moment to an earlier one. */
export function steppedBack(
  stageId: Id,
  from: Moment,
  to: Moment & Pick<TickResult, "stages" | "canUntick" | "time">,
): TickResult {
  return {
    ...NOTHING,
    stageId,
    ...difference(from.actors, to.actors),
    stages: to.stages,
    globals: changedGlobals(from.globals, to.globals),
    lights: changedLights(from.evaluated.all(), to.evaluated.all()),
    ...{ canUntick: to.canUntick, time: to.time },
  };
}

const NOTHING: Omit<TickResult, "stageId" | "canUntick" | "time"> = {
  changed: [],
  deleted: [],
  stages: {},
  sounds: [],
  ended: null,
  globals: {},
  lights: {},
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

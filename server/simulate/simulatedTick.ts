import type { Actor, Id, TickResult } from "../../src/engine/index.ts";
import type { MadeIds } from "./MadeIds.ts";

export interface SimulatedTick {
  /** The actors of the stage that ticked. */
  readonly actors: readonly object[];
  readonly globals: Readonly<Record<Id, string>>;
  readonly applied: Readonly<Record<Id, readonly Id[]>>;
  readonly history: number;
  /** The actors of the other stages, if there are any. */
  readonly stages?: Readonly<Record<Id, readonly object[]>>;
  readonly sounds?: readonly Id[];
  readonly ended?: object;
  readonly ticks?: number;
}

export interface SimulatedWorld extends Pick<TickResult, "sounds" | "ended"> {
  /** The stage that ticked. */
  readonly stageId: Id;
  /** The actors of every stage in their order. */
  readonly stages: Iterable<readonly [Id, readonly Actor[]]>;
  readonly globals: Iterable<readonly [Id, string]>;
  /** The applied rules by actor, without actors that applied none. */
  readonly applied: Readonly<Record<Id, readonly Id[]>>;
  readonly history: number;
  /** The number of the tick; undefined if the play's document does not count ticks. */
  readonly ticks: number | undefined;
}

/** Returns what there is after a tick, in the form of a play's `expect` (tests/vectors/README.md). */
export function simulatedTick(world: SimulatedWorld, ids: MadeIds): SimulatedTick {
  const { stageId, globals, applied, history, sounds, ended, ticks } = world;
  const stages = new Map(world.stages);
  // The actors of the stage that ticked are named first.
  const actors = (stages.get(stageId) ?? []).map((actor) => shown(actor, ids));
  const others = [...stages].filter(([id]) => id !== stageId);
  const shownOthers = others.map(([id, list]) => [id, list.map((actor) => shown(actor, ids))] as const);
  return {
    actors,
    globals: Object.fromEntries(globals),
    applied: named(applied, ids),
    history,
    ...(others.length > 0 ? { stages: Object.fromEntries(shownOthers) } : {}),
    ...(sounds?.length ? { sounds } : {}),
    ...(ended ? { ended } : {}),
    ...(ticks === undefined ? {} : { ticks }),
  };
}

function shown(actor: Actor, ids: MadeIds) {
  const { id, characterId, position, appearance, transform = "0", variableValues, saying } = actor;
  const { x, y } = position;
  const plain = { id: ids.nameOf(id), characterId, x, y, appearance, transform, variableValues };
  return saying ? { ...plain, saying } : plain;
}

/** Names the actors and sorts their applied rules by id. */
function named(applied: SimulatedWorld["applied"], ids: MadeIds): Record<Id, Id[]> {
  return Object.fromEntries(Object.entries(applied).map(([actorId, list]) => [ids.nameOf(actorId), [...list].sort()]));
}

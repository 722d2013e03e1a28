/** The ticks that can be taken back, as the simulation keeps them and as the document does (engine.md, "What a tick leaves behind"). */
import type { Actor, Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { HISTORY_DEPTH } from "../world/limits.ts";
import type { RecordedInput, TickRecord } from "../world/world.ts";
import type { TickInput } from "./TickResult.ts";

export type ActorMap = ReadonlyMap<Id, Actor>;

/** A record whose actors are still a map: turning them into an object is left until a document asks for it. */
export interface KeptTick extends Omit<TickRecord, "actors"> {
  readonly actors: ActorMap;
}

/** Adds a tick behind the others and lets the oldest go. */
export function remember(history: readonly KeptTick[], tick: KeptTick): readonly KeptTick[] {
  return [...history, tick].slice(-HISTORY_DEPTH);
}

export function recordOf(tick: KeptTick): TickRecord {
  return { ...tick, actors: actorsOf(tick.actors) };
}

export function keptOf(record: TickRecord): KeptTick {
  return { ...record, actors: mapOf(record.actors) };
}

/** The map of a document's actors; `actorsOf` gives the very same object back. */
export function mapOf(actors: Actors): ActorMap {
  const map = new Map(Object.entries(actors));
  objects.set(map, actors);
  return map;
}

const objects = new WeakMap<ActorMap, Actors>();

/** The object a map of actors is kept as in a document; the same one each time, so that documents share it. Only for maps that no longer change. */
export function actorsOf(actors: ActorMap): Actors {
  const known = objects.get(actors) ?? Object.fromEntries(actors);
  objects.set(actors, known);
  return known;
}

export function recordedInput(input: TickInput): RecordedInput {
  return { keys: allTrue(input.keys.map(String)), clicks: allTrue(input.clicks) };
}

function allTrue(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

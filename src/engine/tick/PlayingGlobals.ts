import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import type { Globals, GlobalVariable } from "../world/world.ts";

/** The globals of the world while it plays. */
export class PlayingGlobals {
  #map: Map<Id, GlobalVariable>;
  #record: Globals | null;

  constructor(globals: Globals) {
    this.#map = new Map(Object.entries(globals));
    this.#record = globals;
  }

  get map(): ReadonlyMap<Id, GlobalVariable> {
    return this.#map;
  }

  set(before: GlobalVariable, value: string): void {
    this.#map.set(before.id, { ...before, value });
    this.#record = null;
  }

  /** All globals in the form of a document; the same object until one changes. */
  record(): Globals {
    this.#record ??= Object.fromEntries(this.#map);
    return this.#record;
  }

  reset(globals: Globals): void {
    this.#map = new Map(Object.entries(globals));
    this.#record = globals;
  }

  changedSince(before: Globals): Globals {
    return before === this.#record ? NONE : changedGlobals(before, this.record());
  }
}

const NONE: Globals = {};

/** The globals whose value differs. */
export function changedGlobals(before: Globals, after: Globals): Globals {
  return Object.fromEntries(Object.entries(after).filter(([id, global]) => own(before, id)?.value !== global.value));
}

import type { ChangedLights, TickFrame, TickResult } from "../tick/TickResult.ts";
import type { Actor, Saying } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { COLUMNS, NONE, type PackedResult, type RowOf } from "./PackedResult.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Restores the results that one `ResultPacker` packed; it has to receive all of them in order. */
export class ResultUnpacker {
  /** By slot. */
  readonly #ids: Id[] = [];
  readonly #values: Actor["variableValues"][] = [];
  /** What the actor of a slot says. */
  readonly #said: (Saying | undefined)[] = [];
  readonly #names: string[] = [];

  unpack(packed: PackedResult): TickResult {
    const { stageId, stages, globals, recorded, canUntick, sounds, ended, time, error, warnings } = packed;
    const { deleted, order, changedCount, isFrameOfChanged } = packed;
    this.#learn(packed);
    const actors = this.#actorsOf(packed);
    const changed = actors.slice(0, changedCount).filter((actor) => actor !== null);
    return {
      ...{ stageId, stages, sounds, ended, time },
      changed,
      deleted: this.#idsOf(deleted),
      ...(order ? { order: this.#idsOf(order) } : {}),
      globals,
      lights: this.#lightsOf(packed),
      frames: isFrameOfChanged ? [frameOf(changed)] : this.#framesOf(packed, actors),
      recorded,
      canUntick,
      error,
      warnings,
    };
  }

  #learn({ newcomers, newcomerSlots, names }: PackedResult): void {
    for (const [index, slot] of newcomerSlots.entries()) this.#ids[slot] = newcomers[index] ?? "";
    for (const name of names) this.#names.push(name);
  }

  /** The actor of each row; null where a frame deletes it. */
  #actorsOf({ rows, values, sayings, squares }: PackedResult): (Actor | null)[] {
    const told = new RowCursor(values);
    const said = new RowCursor(sayings);
    const placed = new RowCursor(squares);
    const actors: (Actor | null)[] = [];
    for (let row = 0, at = 0; at < rows.length; row++, at += COLUMNS) {
      const slot = rows[at] ?? 0;
      const values = told.at(row);
      if (values) this.#values[slot] = values.is;
      const saying = said.at(row);
      if (saying) this.#said[slot] = saying.is ?? undefined;
      const square = placed.at(row);
      if (rows[at + 1] === NONE) actors.push(null);
      else actors.push(this.#actorOf(rows, at, square?.is ?? { x: rows[at + 2] ?? 0, y: rows[at + 3] ?? 0 }));
    }
    return actors;
  }

  /** Reads the numbers directly rather than through slices: there may be ten thousand actors, twenty times a second. */
  #actorOf(rows: Int32Array, at: number, position: Actor["position"]): Actor {
    const slot = rows[at] ?? 0;
    const actor: Writable<Actor> = {
      id: this.#id(slot),
      characterId: this.#name(rows[at + 1]),
      position,
      appearance: this.#name(rows[at + 4]),
      variableValues: this.#values[slot] ?? {},
    };
    const turned = rows[at + 5] ?? NONE;
    const frameCount = rows[at + 6] ?? NONE;
    if (turned !== NONE) actor.transform = this.#name(turned) as NonNullable<Actor["transform"]>;
    if (frameCount !== NONE) actor.frameCount = frameCount;
    const saying = this.#said[slot];
    if (saying) actor.saying = saying;
    return actor;
  }

  #framesOf({ rows, changedCount, frameCounts }: PackedResult, actors: readonly (Actor | null)[]): TickFrame[] {
    let row = changedCount;
    return frameCounts.map((count) => {
      const frame = new Map<Id, Actor | null>();
      for (const end = row + count; row < end; row++)
        frame.set(this.#id(rows[row * COLUMNS] ?? 0), actors[row] ?? null);
      return frame;
    });
  }

  #lightsOf({ lights, lightKinds, dark }: PackedResult): ChangedLights {
    const lit = Array.from({ length: lights.length / 2 }, (_, index) => [
      this.#id(lights[index * 2] ?? 0),
      lightKinds[lights[index * 2 + 1] ?? 0] ?? {},
    ]);
    return Object.fromEntries([...dark.map((id) => [id, null]), ...lit]);
  }

  #idsOf(slots: Int32Array): Id[] {
    return Array.from(slots, (slot) => this.#id(slot));
  }

  #id(slot: number): Id {
    return this.#ids[slot] ?? "";
  }

  #name(index = 0): string {
    return this.#names[index] ?? "";
  }
}

function frameOf(actors: readonly Actor[]): TickFrame {
  const frame = new Map<Id, Actor | null>();
  for (const actor of actors) frame.set(actor.id, actor);
  return frame;
}

/** Walks along a list that is in the order of rows. */
class RowCursor<T> {
  readonly #list: readonly RowOf<T>[];
  #next = 0;

  constructor(list: readonly RowOf<T>[]) {
    this.#list = list;
  }

  /** What the list says about a row. Asked for each row in turn. */
  at(row: number): RowOf<T> | undefined {
    const item = this.#list[this.#next];
    if (item?.row !== row) return undefined;
    this.#next += 1;
    return item;
  }
}

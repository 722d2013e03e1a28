import type { ChangedLights, TickFrame, TickResult } from "../tick/TickResult.ts";
import type { Actor, Saying } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { COLUMNS, NONE, type PackedResult, type RowOf } from "./PackedResult.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Entry = readonly [Id, Actor | null];

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
    const { deleted, order, changedCount } = packed;
    this.#learn(packed);
    const entries = this.#entriesOf(packed);
    return {
      ...{ stageId, stages, sounds, ended, time },
      changed: entries.slice(0, changedCount).flatMap(([, actor]) => actor ?? []),
      deleted: this.#idsOf(deleted),
      ...(order ? { order: this.#idsOf(order) } : {}),
      globals,
      lights: this.#lightsOf(packed),
      frames: framesOf(entries.slice(changedCount), packed.frameCounts),
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

  #entriesOf({ rows, values, sayings, squares }: PackedResult): Entry[] {
    const valuesAt = byRow(values);
    const sayingAt = byRow(sayings);
    const squareAt = byRow(squares);
    return Array.from({ length: rows.length / COLUMNS }, (_, row): Entry => {
      const at = row * COLUMNS;
      const slot = rows[at] ?? 0;
      const told = valuesAt.get(row);
      if (told) this.#values[slot] = told;
      if (sayingAt.has(row)) this.#said[slot] = sayingAt.get(row) ?? undefined;
      if (rows[at + 1] === NONE) return [this.#id(slot), null];
      const actor = this.#actorOf(rows, at);
      const position = squareAt.get(row);
      return [actor.id, position ? { ...actor, position } : actor];
    });
  }

  /** Reads the numbers directly rather than through slices: there may be ten thousand actors, twenty times a second. */
  #actorOf(rows: Int32Array, at: number): Actor {
    const slot = rows[at] ?? 0;
    const actor: Writable<Actor> = {
      id: this.#id(slot),
      characterId: this.#name(rows[at + 1]),
      position: { x: rows[at + 2] ?? 0, y: rows[at + 3] ?? 0 },
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

function framesOf(entries: readonly Entry[], counts: readonly number[]): TickFrame[] {
  let from = 0;
  return counts.map((count) => {
    from += count;
    return new Map(entries.slice(from - count, from));
  });
}

function byRow<T>(list: readonly RowOf<T>[]): ReadonlyMap<number, T> {
  return new Map(list.map(({ row, is }) => [row, is]));
}

/** Makes of each packed result what it was before `ResultPacker` packed it. */
import type { TickFrame, TickResult } from "../tick/TickResult.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds } from "../world/world.ts";
import { COLUMNS, NONE, type PackedResult, type RowOf } from "./PackedResult.ts";

type Entry = readonly [Id, Actor | null];

export class ResultUnpacker {
  /** By slot. */
  readonly #ids: Id[] = [];
  readonly #values: Actor["variableValues"][] = [];
  readonly #names: string[] = [];

  unpack(packed: PackedResult): TickResult {
    const { stageId, globals, recorded, error, warnings, deleted, order, changedCount } = packed;
    this.#learn(packed);
    const entries = this.#entriesOf(packed);
    return {
      stageId,
      changed: entries.slice(0, changedCount).flatMap(([, actor]) => actor ?? []),
      deleted: this.#idsOf(deleted),
      ...(order ? { order: this.#idsOf(order) } : {}),
      globals,
      evaluated: this.#lightsOf(packed),
      frames: framesOf(entries.slice(changedCount), packed.frameCounts),
      recorded,
      error,
      warnings,
    };
  }

  #learn({ newcomers, newcomerSlots, names }: PackedResult): void {
    for (const [index, slot] of newcomerSlots.entries()) this.#ids[slot] = newcomers[index] ?? "";
    for (const name of names) this.#names.push(name);
  }

  #entriesOf({ rows, values, squares }: PackedResult): Entry[] {
    const valuesAt = byRow(values);
    const squareAt = byRow(squares);
    return Array.from({ length: rows.length / COLUMNS }, (_, row): Entry => {
      const columns = rows.subarray(row * COLUMNS, (row + 1) * COLUMNS);
      const [slot = 0, character = NONE] = columns;
      const id = this.#id(slot);
      const told = valuesAt.get(row);
      if (told) this.#values[slot] = told;
      if (character === NONE) return [id, null];
      const actor = this.#actorOf(id, columns);
      const position = squareAt.get(row);
      return [id, position ? { ...actor, position } : actor];
    });
  }

  #actorOf(id: Id, [slot = 0, character, x = 0, y = 0, appearance, transform, frameCount]: Int32Array): Actor {
    return {
      id,
      characterId: this.#name(character),
      position: { x, y },
      appearance: this.#name(appearance),
      variableValues: this.#values[slot] ?? {},
      ...(transform === NONE ? {} : { transform: this.#name(transform) as NonNullable<Actor["transform"]> }),
      ...(frameCount === undefined || frameCount === NONE ? {} : { frameCount }),
    };
  }

  #lightsOf({ lights, lightKinds }: PackedResult): EvaluatedRuleIds {
    const entries = Array.from({ length: lights.length / 2 }, (_, index): [Id, EvaluatedRuleIds[Id]] => {
      const [slot = 0, kind = 0] = lights.subarray(index * 2, index * 2 + 2);
      return [this.#id(slot), lightKinds[kind] ?? {}];
    });
    return Object.fromEntries(entries);
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
    return Object.fromEntries(entries.slice(from - count, from));
  });
}

function byRow<T>(list: readonly RowOf<T>[]): ReadonlyMap<number, T> {
  return new Map(list.map(({ row, is }) => [row, is]));
}

import type { ChangedLights, TickFrame, TickResult } from "../tick/TickResult.ts";
import type { Actor, Saying } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds } from "../world/world.ts";
import { COLUMNS, NONE, type PackedResult, type RowOf } from "./PackedResult.ts";

type Values = Actor["variableValues"];
type Rows = Pick<
  PackedResult,
  "rows" | "changedCount" | "isFrameOfChanged" | "frameCounts" | "values" | "sayings" | "squares"
>;

/** Packs the results of ticks for another thread, where one `ResultUnpacker` has to receive all of them in order. */
export class ResultPacker {
  readonly #slots = new ActorSlots();
  readonly #names = new Map<string, number>();
  #newNames: string[] = [];
  /** The own values last sent, by slot. */
  readonly #sent: Values[] = [];
  /** What was last said, by slot. */
  readonly #said: (Saying | undefined)[] = [];

  pack(result: TickResult): PackedResult {
    const { stageId, stages, globals, recorded, canUntick, sounds, ended, time, error, warnings, order } = result;
    const rows = this.#rowsOf(result);
    const deleted = this.#slotsOf(result.deleted);
    const lights = this.#lightsOf(result.lights);
    const packed = {
      ...{ stageId, stages, globals, recorded, canUntick, sounds, ended, time, error, warnings },
      ...rows,
      ...lights,
      deleted,
      order: order ? this.#slotsOf(order) : null,
      ...this.#slots.takeNewcomers(),
      names: this.#newNames,
    };
    this.#newNames = [];
    this.#release(result);
    return packed;
  }

  #rowsOf({ changed, frames }: TickResult): Rows {
    const isFrameOfChanged = hasOnly(frames, changed);
    const shown = isFrameOfChanged ? [] : frames.map((frame) => [...frame]);
    const all: [Id, Actor | null][] = [...changed.map((actor): [Id, Actor] => [actor.id, actor]), ...shown.flat()];
    const rows = new Int32Array(all.length * COLUMNS);
    const values: RowOf<Values>[] = [];
    const sayings: RowOf<Saying | null>[] = [];
    const squares: RowOf<Actor["position"]>[] = [];
    for (const [row, [id, actor]] of all.entries()) {
      const slot = this.#slots.of(id);
      rows.set(actor ? this.#columnsOf(slot, actor) : [slot, NONE], row * COLUMNS);
      if (!actor) continue;
      if (this.#isNew(slot, actor.variableValues)) values.push({ row, is: actor.variableValues });
      if (this.#isSayingNew(slot, actor.saying)) sayings.push({ row, is: actor.saying ?? null });
      if (!isSquare(actor.position)) squares.push({ row, is: actor.position });
    }
    return {
      rows,
      values,
      sayings,
      squares,
      changedCount: changed.length,
      isFrameOfChanged,
      frameCounts: shown.map(({ length }) => length),
    };
  }

  #columnsOf(slot: number, { characterId, position, appearance, transform, frameCount = NONE }: Actor): number[] {
    const turned = transform === undefined ? NONE : this.#nameOf(transform);
    return [slot, this.#nameOf(characterId), position.x, position.y, this.#nameOf(appearance), turned, frameCount];
  }

  #isNew(slot: number, values: Values): boolean {
    const sent = this.#sent[slot];
    if (sent && sameValues(sent, values)) return false;
    this.#sent[slot] = values;
    return true;
  }

  #isSayingNew(slot: number, saying: Saying | undefined): boolean {
    const isNew = this.#said[slot] !== saying;
    if (isNew) this.#said[slot] = saying;
    return isNew;
  }

  #lightsOf(changed: ChangedLights): Pick<PackedResult, "lights" | "lightKinds" | "dark"> {
    const kinds = new Map<string, number>();
    const lightKinds: EvaluatedRuleIds[Id][] = [];
    const lights: number[] = [];
    const dark: Id[] = [];
    for (const [id, lit] of Object.entries(changed)) {
      if (!lit) dark.push(id);
      else {
        const text = JSON.stringify(lit);
        const kind = kinds.get(text) ?? lightKinds.push(lit) - 1;
        kinds.set(text, kind);
        lights.push(this.#slots.of(id), kind);
      }
    }
    return { lights: Int32Array.from(lights), lightKinds, dark };
  }

  #slotsOf(ids: readonly Id[]): Int32Array<ArrayBuffer> {
    return Int32Array.from(ids, (id) => this.#slots.of(id));
  }

  #nameOf(name: string): number {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    this.#names.set(name, this.#names.size);
    this.#newNames.push(name);
    return this.#names.size - 1;
  }

  /** Includes actors created and deleted within the tick, which only appear in frames. */
  #release({ deleted, frames }: TickResult): void {
    for (const id of deleted) this.#slots.release(id);
    for (const frame of frames) for (const id of goneIn(frame)) this.#slots.release(id);
  }
}

/** Whether there is one frame, of these very actors in this order. */
function hasOnly([frame, ...others]: TickResult["frames"], actors: readonly Actor[]): boolean {
  if (!frame || others.length > 0 || frame.size !== actors.length) return false;
  let place = 0;
  for (const actor of frame.values()) if (actor !== actors[place++]) return false;
  return true;
}

function goneIn(frame: TickFrame): Id[] {
  return [...frame].flatMap(([id, actor]) => (actor ? [] : [id]));
}

function isSquare({ x, y }: Actor["position"]): boolean {
  return (x | 0) === x && (y | 0) === y;
}

function sameValues(a: Values, b: Values): boolean {
  if (a === b) return true;
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => Object.hasOwn(b, id) && a[id] === b[id]);
}

/** Numbers the actors that are sent, for as long as they live, so that each id is sent once. */
class ActorSlots {
  readonly #slots = new Map<Id, number>();
  readonly #free: number[] = [];
  #newcomers: Id[] = [];
  #newcomerSlots: number[] = [];

  of(id: Id): number {
    return this.#slots.get(id) ?? this.#give(id);
  }

  /** The actors that got a slot since the last call. */
  takeNewcomers(): { readonly newcomers: readonly Id[]; readonly newcomerSlots: Int32Array<ArrayBuffer> } {
    const taken = { newcomers: this.#newcomers, newcomerSlots: Int32Array.from(this.#newcomerSlots) };
    this.#newcomers = [];
    this.#newcomerSlots = [];
    return taken;
  }

  /** Call when an actor is gone: from the next message on another one may have its slot. */
  release(id: Id): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#free.push(slot);
  }

  #give(id: Id): number {
    const slot = this.#free.pop() ?? this.#slots.size;
    this.#slots.set(id, slot);
    this.#newcomers.push(id);
    this.#newcomerSlots.push(slot);
    return slot;
  }
}

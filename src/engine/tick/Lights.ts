/** Which rules and containers were looked at in an actor's last turn, and which applied: two bits each. */
import type { Cast } from "../compile/Cast.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds } from "../world/world.ts";
import { IntList } from "./IntList.ts";
import type { ChangedLights } from "./TickResult.ts";

/** The lights of a tick, made when asked for. */
export interface Evaluated {
  all(): EvaluatedRuleIds;
}

/** Actors a page: pages are copied when first written in a tick, so that the lights of earlier ticks stay as they were. */
const PAGE = 64;

/** The lights of one tick, for as long as anybody holds them. */
export class LitTick implements Evaluated {
  readonly #pages: readonly Int32Array[];
  readonly #actors: readonly Actor[];
  readonly #count: number;
  readonly #cast: Cast;
  readonly #words: number;

  constructor(
    pages: readonly Int32Array[],
    actors: readonly Actor[],
    count: number,
    facts: { readonly cast: Cast; readonly words: number },
  ) {
    this.#pages = pages;
    this.#actors = actors;
    this.#count = count;
    this.#cast = facts.cast;
    this.#words = facts.words;
  }

  all(): EvaluatedRuleIds {
    return Object.fromEntries(this.#lit());
  }

  /** Those of these slots alone. */
  of(slots: Int32Array): ChangedLights {
    const lit = Array.from(slots, (slot): [Id, EvaluatedRuleIds[Id] | null] => {
      const lights = this.#lightsOf(slot);
      return [this.#idOf(slot), lights.length > 0 ? Object.fromEntries(lights) : null];
    });
    return Object.fromEntries(lit);
  }

  *#lit(): Iterable<[Id, EvaluatedRuleIds[Id]]> {
    for (let slot = 0; slot < this.#count; slot++) {
      const lights = this.#lightsOf(slot);
      if (lights.length > 0) yield [this.#idOf(slot), Object.fromEntries(lights)];
    }
  }

  #idOf(slot: number): Id {
    return (this.#actors[slot] as Actor).id;
  }

  #lightsOf(slot: number): [Id, boolean][] {
    const page = this.#pages[Math.floor(slot / PAGE)];
    const kind = this.#cast.looks.kindOf((this.#actors[slot] as Actor).characterId);
    const ids = this.#cast.of(kind)?.lightIds ?? [];
    const at = (slot % PAGE) * this.#words * 2;
    return ids.flatMap((id, light): [Id, boolean][] => {
      const word = at + (light >> 5);
      const isSeen = bitOf(page?.[word], light);
      return isSeen ? [[id, bitOf(page?.[word + this.#words], light)]] : [];
    });
  }
}

export class Lights {
  readonly #cast: Cast;
  readonly #words: number;
  #pages: Int32Array[] = [];
  /** By page: whether it belongs to this tick alone; and whether somebody holds the list of pages as it was. */
  #isOwn: boolean[] = [];
  #isHeld = false;
  /** The slots whose lights are others than before the tick. */
  readonly #changed = new IntList();
  /** What was lit before this tick is not here. */
  #isAnew = true;

  constructor(cast: Cast) {
    this.#cast = cast;
    this.#words = Math.max(1, ...cast.all.map(({ lightIds }) => Math.ceil(lightIds.length / 32)));
  }

  /** How many numbers hold one bit for every light of a character. */
  get words(): number {
    return this.#words;
  }

  /** A tick begins. */
  begin(): void {
    this.#changed.clear();
  }

  /** The slots whose lights are others than before this tick; null where nobody can tell. */
  get changed(): Int32Array | null {
    return this.#isAnew ? null : this.#changed.taken();
  }

  /** All lights as they are; from here on they are no longer written into. */
  lit(actors: readonly Actor[], count: number): LitTick {
    this.#isHeld = true;
    this.#isAnew = false;
    this.#isOwn = [];
    return new LitTick(this.#pages, actors, count, { cast: this.#cast, words: this.#words });
  }

  /** What was lit is forgotten. */
  clear(): void {
    this.#pages = [];
    this.#isOwn = [];
    this.#isAnew = true;
  }

  /** Keeps what a turn came to; nothing is written where it came to the same as the last one. */
  keep(slot: number, seen: Int32Array, applied: Int32Array): void {
    const page = this.#pages[Math.floor(slot / PAGE)];
    const at = (slot % PAGE) * this.#words * 2;
    if (page && this.#isSame(page, at, seen, applied)) return;
    const own = this.#ownPage(Math.floor(slot / PAGE));
    own.set(seen, at);
    own.set(applied, at + this.#words);
    this.#changed.push(slot);
  }

  /** The actor is no longer there. */
  forget(slot: number): void {
    const at = (slot % PAGE) * this.#words * 2;
    this.#ownPage(Math.floor(slot / PAGE)).fill(0, at, at + this.#words * 2);
    this.#changed.push(slot);
  }

  #isSame(page: Int32Array, at: number, seen: Int32Array, applied: Int32Array): boolean {
    for (let word = 0; word < this.#words; word++) {
      if (page[at + word] !== seen[word] || page[at + this.#words + word] !== applied[word]) return false;
    }
    return true;
  }

  #ownPage(number: number): Int32Array {
    if (this.#isHeld) this.#pages = [...this.#pages];
    this.#isHeld = false;
    while (this.#pages.length <= number) this.#pages.push(new Int32Array(PAGE * this.#words * 2));
    const page = this.#pages[number] as Int32Array;
    if (this.#isOwn[number]) return page;
    const own = page.slice();
    this.#pages[number] = own;
    this.#isOwn[number] = true;
    return own;
  }
}

function bitOf(word: number | undefined, bit: number): boolean {
  return ((word ?? 0) & (1 << (bit & 31))) !== 0;
}

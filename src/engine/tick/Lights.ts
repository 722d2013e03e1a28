import type { CompiledGame } from "../compile/CompiledGame.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { EvaluatedRuleIds } from "../world/world.ts";
import { IntList } from "./IntList.ts";
import type { ChangedLights } from "./TickResult.ts";

/** The lights of a tick, built when they are read. */
export interface Evaluated {
  all(): EvaluatedRuleIds;
}

/** Actors per page. A page is copied when it is first written in a tick, so that the lights of earlier ticks stay as they were. */
const PAGE = 64;

/** The lights as they were after one tick. */
export class LitTick implements Evaluated {
  readonly #pages: readonly Int32Array[];
  readonly #actors: readonly Actor[];
  readonly #count: number;
  readonly #game: CompiledGame;
  readonly #words: number;

  constructor(
    pages: readonly Int32Array[],
    actors: readonly Actor[],
    count: number,
    facts: { readonly game: CompiledGame; readonly words: number },
  ) {
    this.#pages = pages;
    this.#actors = actors;
    this.#count = count;
    this.#game = facts.game;
    this.#words = facts.words;
  }

  all(): EvaluatedRuleIds {
    return Object.fromEntries(this.#lit());
  }

  /** The lights of these slots only. */
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
    const number = this.#game.appearances.characterNumber((this.#actors[slot] as Actor).characterId);
    const ids = this.#game.characterOf(number)?.lightIds ?? [];
    const at = (slot % PAGE) * this.#words * 2;
    return ids.flatMap((id, light): [Id, boolean][] => {
      const word = at + (light >> 5);
      const isSeen = bitOf(page?.[word], light);
      return isSeen ? [[id, bitOf(page?.[word + this.#words], light)]] : [];
    });
  }
}

/** For every actor, which rules and containers were tried in its last tick and which applied: two bits each. */
export class Lights {
  readonly #game: CompiledGame;
  readonly #words: number;
  #pages: Int32Array[] = [];
  /** By page: whether it was copied in this tick. And whether a `LitTick` holds the current list of pages. */
  #isOwn: boolean[] = [];
  #isHeld = false;
  /** The slots whose lights changed in this tick. */
  readonly #changed = new IntList();
  /** Whether the lights before this tick are unknown. */
  #isBaseUnknown = true;

  constructor(game: CompiledGame) {
    this.#game = game;
    this.#words = Math.max(1, ...game.characters.map(({ lightIds }) => Math.ceil(lightIds.length / 32)));
  }

  /** How many 32-bit words hold one bit for every light of a character. */
  get words(): number {
    return this.#words;
  }

  /** Begins a tick. */
  begin(): void {
    this.#changed.clear();
  }

  /** The slots whose lights changed in this tick; null if that is unknown. */
  get changed(): Int32Array | null {
    return this.#isBaseUnknown ? null : this.#changed.taken();
  }

  /** The lights as they are now; later ticks do not affect them. */
  lit(actors: readonly Actor[], count: number): LitTick {
    this.#isHeld = true;
    this.#isBaseUnknown = false;
    this.#isOwn = [];
    return new LitTick(this.#pages, actors, count, { game: this.#game, words: this.#words });
  }

  /** Forgets all lights. */
  clear(): void {
    this.#pages = [];
    this.#isOwn = [];
    this.#isBaseUnknown = true;
  }

  /** Stores the lights of an actor; nothing is written if they are the same as before. */
  keep(slot: number, seen: Int32Array, applied: Int32Array): void {
    const page = this.#pages[Math.floor(slot / PAGE)];
    const at = (slot % PAGE) * this.#words * 2;
    if (page && this.#isSame(page, at, seen, applied)) return;
    const own = this.#ownPage(Math.floor(slot / PAGE));
    own.set(seen, at);
    own.set(applied, at + this.#words);
    this.#changed.push(slot);
  }

  /** Adds the lights of a further turn in the same tick: what was lit stays lit. Returns whether the turn lit all that is lit now. */
  add(slot: number, seen: Int32Array, applied: Int32Array): boolean {
    const page = this.#pages[Math.floor(slot / PAGE)];
    const at = (slot % PAGE) * this.#words * 2;
    let isAll = true;
    for (let word = 0; page && word < this.#words; word++) {
      const seenBefore = page[at + word] as number;
      const appliedBefore = page[at + this.#words + word] as number;
      if ((seenBefore & ~(seen[word] as number)) !== 0 || (appliedBefore & ~(applied[word] as number)) !== 0)
        isAll = false;
      seen[word] = (seen[word] as number) | seenBefore;
      applied[word] = (applied[word] as number) | appliedBefore;
    }
    this.keep(slot, seen, applied);
    return isAll;
  }

  /** Clears the lights of an actor that is gone. */
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

/** Who need not be tried: those whose rules all failed and that have seen nothing change since. */
import type { Cast, CompiledCharacter } from "../compile/Cast.ts";
import { boundingBox } from "../compile/Senses.ts";
import type { Box } from "../compile/SquareTable.ts";
import type { Grid } from "../grid/wrap.ts";
import type { Id } from "../world/id.ts";
import { Chains, larger } from "./Chains.ts";

/** Sleepers are kept by blocks of squares: a change wakes everyone in the blocks from which it may be seen. */
const BLOCK = 8;

/** In vain for so many turns before an actor sleeps; doubled when it was woken for nothing, so that a busy place has no sleepers to wake. */
const PATIENCE_MIN = 2;
const PATIENCE_MAX = 64;

export class Sleepers {
  readonly #grid: Grid;
  readonly #cast: Cast;
  readonly #view: Box;
  readonly #blocksWide: number;
  readonly #byBlock: Chains;
  readonly #byKind: Chains;
  /** One bit a slot: whether it has to be tried. */
  #awake = new Int32Array(0);
  /** By slot, of those asleep: where. */
  #block = new Int32Array(0);
  #kind = new Int32Array(0);
  /** By slot: turns in vain since it last applied or woke, and how many it takes to fall asleep. */
  #vain = new Int32Array(0);
  #patience = new Int32Array(0);
  #count = 0;
  #slots = 0;

  constructor(grid: Grid, cast: Cast) {
    this.#grid = grid;
    this.#cast = cast;
    this.#view = viewOfAll(cast);
    this.#blocksWide = Math.max(1, Math.ceil(grid.width / BLOCK));
    this.#byBlock = new Chains(this.#blocksWide * Math.max(1, Math.ceil(grid.height / BLOCK)));
    this.#byKind = new Chains(Math.max(-1, ...cast.all.map(({ kind }) => kind)) + 1);
  }

  /** New slots up to this number have come: all of them are awake. */
  fit(slots: number): void {
    if (slots <= this.#slots) return;
    this.#awake = larger(this.#awake, (slots >> 5) + 1);
    this.#block = larger(this.#block, slots);
    this.#kind = larger(this.#kind, slots);
    this.#vain = larger(this.#vain, slots);
    this.#patience = larger(this.#patience, slots);
    this.#byBlock.fit(this.#block.length);
    this.#byKind.fit(this.#block.length);
    for (let slot = this.#slots; slot < slots; slot++) this.#rouse(slot);
    this.#slots = slots;
  }

  /** The first slot from this one on that has to be tried; `end` where there is none before that. */
  nextAwake(from: number, end: number): number {
    let word = from >> 5;
    let bits = ((this.#awake[word] ?? 0) >>> (from & 31)) << (from & 31);
    const last = (end - 1) >> 5;
    while (bits === 0 && word < last) bits = this.#awake[++word] as number;
    return bits === 0 ? end : Math.min(end, word * 32 + 31 - Math.clz32(bits & -bits));
  }

  /** It has no rules, or is no longer there: it is never tried again. */
  forget(slot: number): void {
    if (!this.#isAwake(slot)) this.#leave(slot);
    this.#setAsleep(slot);
    this.#block[slot] = NOWHERE;
  }

  applied(slot: number): void {
    this.#vain[slot] = 0;
    this.#patience[slot] = PATIENCE_MIN;
  }

  /** All its rules failed, and would fail again: after some patience it sleeps. */
  failed(slot: number, { kind, senses }: CompiledCharacter, x: number, y: number): void {
    const vain = (this.#vain[slot] as number) + 1;
    this.#vain[slot] = vain;
    if (vain < (this.#patience[slot] as number) || !senses.view) return;
    const block = (y >> 3) * this.#blocksWide + (x >> 3);
    this.#setAsleep(slot);
    this.#block[slot] = block;
    this.#kind[slot] = kind;
    this.#byBlock.add(block, slot);
    this.#byKind.add(kind, slot);
    this.#count++;
  }

  /** Something changed in this square. */
  wakeAround(x: number, y: number): void {
    if (this.#count === 0) return;
    const { xmin, xmax, ymin, ymax } = this.#view;
    const { width, height } = this.#grid;
    const isInside = x - xmax >= 0 && x - xmin < width && y - ymax >= 0 && y - ymin < height;
    if (isInside) this.#wakeBlocks(x - xmax, x - xmin, y - ymax, y - ymin);
    else this.#wakeOverEdges(x, y);
  }

  wakeKeyed(code: number): void {
    for (const { kind, senses } of this.#cast.all) if (senses.keys.has(code)) this.#wakeKind(kind);
  }

  wakeReaders(globalId: Id): void {
    if (this.#count === 0) return;
    for (const { kind, senses } of this.#cast.all) if (senses.globals.has(globalId)) this.#wakeKind(kind);
  }

  wake(slot: number): void {
    if (this.#isAwake(slot) || this.#block[slot] === NOWHERE) return;
    this.#leave(slot);
    this.#setAwake(slot);
    this.#vain[slot] = 0;
    this.#patience[slot] = Math.min(PATIENCE_MAX, (this.#patience[slot] as number) * 2);
  }

  /** Forgets everything it knows: all are tried, as many as there are now. */
  wakeAll(slots: number): void {
    this.#byBlock.clear();
    this.#byKind.clear();
    this.#count = 0;
    this.#slots = 0;
    this.#awake.fill(0);
    this.fit(slots);
  }

  #wakeOverEdges(x: number, y: number): void {
    const { xmin, xmax, ymin, ymax } = this.#view;
    const { width, height, wrapX, wrapY } = this.#grid;
    const columns = stretches(x - xmax, x - xmin, width, wrapX);
    for (const [top, bottom] of stretches(y - ymax, y - ymin, height, wrapY)) {
      for (const [left, right] of columns) this.#wakeBlocks(left, right, top, bottom);
    }
  }

  #wakeBlocks(left: number, right: number, top: number, bottom: number): void {
    for (let row = top >> 3; row <= bottom >> 3; row++) {
      for (let column = left >> 3; column <= right >> 3; column++) this.#wakeBlock(row * this.#blocksWide + column);
    }
  }

  #wakeBlock(block: number): void {
    for (let slot = this.#byBlock.first(block); slot >= 0; slot = this.#byBlock.first(block)) this.wake(slot);
  }

  #wakeKind(kind: number): void {
    for (let slot = this.#byKind.first(kind); slot >= 0; slot = this.#byKind.first(kind)) this.wake(slot);
  }

  #leave(slot: number): void {
    if (this.#block[slot] === NOWHERE) return;
    this.#byBlock.remove(this.#block[slot] as number, slot);
    this.#byKind.remove(this.#kind[slot] as number, slot);
    this.#count--;
  }

  #rouse(slot: number): void {
    this.#setAwake(slot);
    this.#block[slot] = 0;
    this.#vain[slot] = 0;
    this.#patience[slot] = PATIENCE_MIN;
  }

  #isAwake(slot: number): boolean {
    return ((this.#awake[slot >> 5] as number) & (1 << (slot & 31))) !== 0;
  }

  #setAwake(slot: number): void {
    this.#awake[slot >> 5] = (this.#awake[slot >> 5] as number) | (1 << (slot & 31));
  }

  #setAsleep(slot: number): void {
    this.#awake[slot >> 5] = (this.#awake[slot >> 5] as number) & ~(1 << (slot & 31));
  }
}

/** The block of those that are in none: they sleep for good. */
const NOWHERE = -1;

function viewOfAll(cast: Cast): Box {
  const here: Box = { xmin: 0, xmax: 0, ymin: 0, ymax: 0 };
  const views = cast.all.flatMap(({ senses }) => senses.view ?? []);
  return views.reduce<Box>((all, view) => boundingBox(all, view) ?? all, here);
}

/** The part of an axis from one place to another, in one or two pieces where it leads over a wrapping edge. */
function stretches(from: number, to: number, size: number, wraps: boolean): [number, number][] {
  if (to - from + 1 >= size) return [[0, size - 1]];
  if (!wraps) return [[Math.max(0, from), Math.min(size - 1, to)]];
  const start = ((from % size) + size) % size;
  const end = start + to - from;
  return end < size
    ? [[start, end]]
    : [
        [start, size - 1],
        [0, end - size],
      ];
}

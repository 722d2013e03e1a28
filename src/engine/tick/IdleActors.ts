import type { CompiledCharacter, CompiledGame } from "../compile/CompiledGame.ts";
import { boundingBox } from "../compile/Dependencies.ts";
import type { SquareBounds } from "../compile/SquareTable.ts";
import type { Grid } from "../grid/wrap.ts";
import type { Id } from "../world/id.ts";
import { LinkedLists, larger } from "./LinkedLists.ts";

/** Idle actors are listed by blocks of squares: a change wakes all those in the blocks that may see it. */
const BLOCK_SHIFT = 3;
const BLOCK = 1 << BLOCK_SHIFT;

/** Failed ticks in a row before an actor becomes idle; doubled when it was woken in vain, so that busy places do not keep waking actors. */
const PATIENCE_MIN = 2;
const PATIENCE_MAX = 64;

/** Tracks the actors that need not be tried: all their rules failed, and nothing that those rules depend on has changed since. */
export class IdleActors {
  readonly #grid: Grid;
  readonly #game: CompiledGame;
  readonly #view: SquareBounds;
  readonly #blocksWide: number;
  readonly #byBlock: LinkedLists;
  readonly #byCharacter: LinkedLists;
  /** One bit per slot: whether it has to be tried. */
  #awake = new Int32Array(0);
  /** By slot, for idle actors: the lists that it is in. */
  #block = new Int32Array(0);
  #character = new Int32Array(0);
  /** By slot: failed ticks since a rule last applied or the actor was woken, and how many it takes to become idle. */
  #failures = new Int32Array(0);
  #patience = new Int32Array(0);
  #count = 0;
  #slots = 0;

  constructor(grid: Grid, game: CompiledGame) {
    this.#grid = grid;
    this.#game = game;
    this.#view = viewOfAll(game);
    this.#blocksWide = Math.max(1, Math.ceil(grid.width / BLOCK));
    this.#byBlock = new LinkedLists(this.#blocksWide * Math.max(1, Math.ceil(grid.height / BLOCK)));
    this.#byCharacter = new LinkedLists(
      Math.max(-1, ...game.characters.map(({ characterNumber }) => characterNumber)) + 1,
    );
  }

  /** Makes room for new slots up to this number; all of them are awake. */
  fit(slots: number): void {
    if (slots <= this.#slots) return;
    this.#awake = larger(this.#awake, (slots >> 5) + 1);
    this.#block = larger(this.#block, slots);
    this.#character = larger(this.#character, slots);
    this.#failures = larger(this.#failures, slots);
    this.#patience = larger(this.#patience, slots);
    this.#byBlock.fit(this.#block.length);
    this.#byCharacter.fit(this.#block.length);
    for (let slot = this.#slots; slot < slots; slot++) this.#start(slot);
    this.#slots = slots;
  }

  /** The first slot from this one on that has to be tried; `end` if there is none before it. */
  nextAwake(from: number, end: number): number {
    let word = from >> 5;
    let bits = ((this.#awake[word] ?? 0) >>> (from & 31)) << (from & 31);
    const last = (end - 1) >> 5;
    while (bits === 0 && word < last) bits = this.#awake[++word] as number;
    return bits === 0 ? end : Math.min(end, word * 32 + 31 - Math.clz32(bits & -bits));
  }

  /** For an actor that has no rules or is gone: it is never tried again. */
  retire(slot: number): void {
    if (!this.#isAwake(slot)) this.#leave(slot);
    this.#setAsleep(slot);
    this.#block[slot] = RETIRED;
  }

  applied(slot: number): void {
    this.#failures[slot] = 0;
    this.#patience[slot] = PATIENCE_MIN;
  }

  /** All its rules failed and would fail again: after some patience it becomes idle. */
  failed(slot: number, { characterNumber, dependencies }: CompiledCharacter, x: number, y: number): void {
    const failures = (this.#failures[slot] as number) + 1;
    this.#failures[slot] = failures;
    if (failures < (this.#patience[slot] as number) || !dependencies.view) return;
    const block = (y >> BLOCK_SHIFT) * this.#blocksWide + (x >> BLOCK_SHIFT);
    this.#setAsleep(slot);
    this.#block[slot] = block;
    this.#character[slot] = characterNumber;
    this.#byBlock.add(block, slot);
    this.#byCharacter.add(characterNumber, slot);
    this.#count++;
  }

  /** Call when something changed in this square. */
  wakeAround(x: number, y: number): void {
    if (this.#count === 0) return;
    const { xmin, xmax, ymin, ymax } = this.#view;
    const { width, height } = this.#grid;
    const isInside = x - xmax >= 0 && x - xmin < width && y - ymax >= 0 && y - ymin < height;
    if (isInside) this.#wakeBlocks(x - xmax, x - xmin, y - ymax, y - ymin);
    else this.#wakeOverEdges(x, y);
  }

  wakeKeyed(code: number): void {
    for (const { characterNumber, dependencies } of this.#game.characters)
      if (dependencies.keys.has(code)) this.wakeCharacter(characterNumber);
  }

  /** For a key that went down or did so in the tick before. */
  wakePressed(code: number): void {
    for (const { characterNumber, dependencies } of this.#game.characters)
      if (dependencies.presses.has(code)) this.wakeCharacter(characterNumber);
  }

  wakeReaders(globalId: Id): void {
    if (this.#count === 0) return;
    for (const { characterNumber, dependencies } of this.#game.characters)
      if (dependencies.globals.has(globalId)) this.wakeCharacter(characterNumber);
  }

  wake(slot: number): void {
    if (this.#isAwake(slot) || this.#block[slot] === RETIRED) return;
    this.#leave(slot);
    this.#setAwake(slot);
    this.#failures[slot] = 0;
    this.#patience[slot] = Math.min(PATIENCE_MAX, (this.#patience[slot] as number) * 2);
  }

  /** Starts over with this many slots, all awake. */
  wakeAll(slots: number): void {
    this.#byBlock.clear();
    this.#byCharacter.clear();
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
    for (let row = top >> BLOCK_SHIFT; row <= bottom >> BLOCK_SHIFT; row++) {
      for (let column = left >> BLOCK_SHIFT; column <= right >> BLOCK_SHIFT; column++)
        this.#wakeBlock(row * this.#blocksWide + column);
    }
  }

  #wakeBlock(block: number): void {
    for (let slot = this.#byBlock.first(block); slot >= 0; slot = this.#byBlock.first(block)) this.wake(slot);
  }

  wakeCharacters(characterNumbers: readonly number[]): void {
    if (this.#count > 0) for (const characterNumber of characterNumbers) this.wakeCharacter(characterNumber);
  }

  /** Wakes all actors of a character. */
  wakeCharacter(characterNumber: number): void {
    for (
      let slot = this.#byCharacter.first(characterNumber);
      slot >= 0;
      slot = this.#byCharacter.first(characterNumber)
    )
      this.wake(slot);
  }

  #leave(slot: number): void {
    if (this.#block[slot] === RETIRED) return;
    this.#byBlock.remove(this.#block[slot] as number, slot);
    this.#byCharacter.remove(this.#character[slot] as number, slot);
    this.#count--;
  }

  #start(slot: number): void {
    this.#setAwake(slot);
    this.#block[slot] = 0;
    this.#failures[slot] = 0;
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

/** The block of retired actors, which are in no list and never wake. */
const RETIRED = -1;

function viewOfAll(game: CompiledGame): SquareBounds {
  const here: SquareBounds = { xmin: 0, xmax: 0, ymin: 0, ymax: 0 };
  const views = game.characters.flatMap(({ dependencies }) => dependencies.view ?? []);
  return views.reduce<SquareBounds>((all, view) => boundingBox(all, view) ?? all, here);
}

/** The range of an axis from one coordinate to another, in two pieces if it crosses a wrapping edge. */
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

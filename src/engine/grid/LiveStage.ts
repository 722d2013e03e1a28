/** A stage while it plays: who stands on it, in stage order, and which actors fill which square. */
import type { Actor } from "../world/actor.ts";
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { footprint } from "./footprint.ts";
import { type Point, samePoint } from "./point.ts";
import type { Grid } from "./wrap.ts";

export type CharacterMap = ReadonlyMap<Id, Character>;

export class LiveStage {
  readonly grid: Grid;
  readonly characters: CharacterMap;
  readonly #actors = new Map<Id, Actor>();
  /** Grows with every actor put down, so that a square can keep its actors in stage order. */
  readonly #ranks = new Map<Id, number>();
  readonly #squares = new Map<number, Id[]>();
  #nextRank = 0;

  constructor(grid: Grid, characters: CharacterMap, actors: Iterable<Actor>) {
    this.grid = grid;
    this.characters = characters;
    for (const actor of actors) this.put(actor);
  }

  get actors(): ReadonlyMap<Id, Actor> {
    return this.#actors;
  }

  actor(id: Id): Actor | undefined {
    return this.#actors.get(id);
  }

  /** Adds an actor behind all others, or puts a changed one in the place of its older self. */
  put(actor: Actor): void {
    const older = this.#actors.get(actor.id);
    this.#actors.set(actor.id, actor);
    if (older && fillsTheSame(older, actor)) return;
    if (older) this.#lift(older);
    else this.#ranks.set(actor.id, this.#nextRank++);
    this.#lay(actor);
  }

  remove(id: Id): void {
    const actor = this.#actors.get(id);
    if (!actor) return;
    this.#lift(actor);
    this.#actors.delete(id);
    this.#ranks.delete(id);
  }

  /** The actors filling a square, in stage order. A square beyond a wrapping edge holds those hanging over that edge. */
  fillersOf(square: Point): readonly Id[] {
    return this.#squares.get(squareNumber(square)) ?? NOBODY;
  }

  /** The fillers of two names of one square, in stage order, each once. */
  fillersOfEither(one: Point, other: Point): readonly Id[] {
    const ids = this.fillersOf(one);
    if (samePoint(one, other)) return ids;
    const others = this.fillersOf(other);
    return others.length === 0 ? ids : this.inOrder([...ids, ...others]);
  }

  /** These actors in stage order, each once. */
  inOrder(ids: readonly Id[]): Id[] {
    return [...new Set(ids)].sort((a, b) => this.#rankOf(a) - this.#rankOf(b));
  }

  /** The actors of a character whose anchor stands on this very square, in stage order. */
  standingOn(square: Point, characterId: Id): Actor[] {
    return [...this.#actors.values()].filter(
      (actor) => actor.characterId === characterId && samePoint(actor.position, square),
    );
  }

  #lay(actor: Actor): void {
    for (const square of this.#footprintOf(actor)) {
      const number = squareNumber(square);
      const ids = this.#squares.get(number);
      if (ids) this.#insertInOrder(ids, actor.id);
      else this.#squares.set(number, [actor.id]);
    }
  }

  #lift(actor: Actor): void {
    for (const square of this.#footprintOf(actor)) {
      const number = squareNumber(square);
      const left = this.#squares.get(number)?.filter((id) => id !== actor.id) ?? [];
      if (left.length > 0) this.#squares.set(number, left);
      else this.#squares.delete(number);
    }
  }

  #insertInOrder(ids: Id[], id: Id): void {
    const rank = this.#rankOf(id);
    let index = ids.length;
    while (index > 0 && this.#rankOf(ids[index - 1] ?? id) > rank) index--;
    ids.splice(index, 0, id);
  }

  #rankOf(id: Id): number {
    return this.#ranks.get(id) ?? 0;
  }

  #footprintOf(actor: Actor): readonly Point[] {
    return footprint(actor, this.characters.get(actor.characterId));
  }
}

const NOBODY: readonly Id[] = [];

function fillsTheSame(a: Actor, b: Actor): boolean {
  return (
    samePoint(a.position, b.position) &&
    a.appearance === b.appearance &&
    a.transform === b.transform &&
    a.characterId === b.characterId
  );
}

/** One number a square: faster to look up than its text, and apart for all squares near any stage. */
function squareNumber({ x, y }: Point): number {
  return y * 0x100000 + x;
}

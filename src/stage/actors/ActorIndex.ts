/** Who stands where on the stage of a view, ticks included: what is drawn, and what a hand hits (details §4 "Hit test"). */
import { rollOf } from "../../editor/commands/rolls.ts";
import { idsApart } from "../../editor/commands/sharedMaps.ts";
import {
  type Actor,
  type Actors,
  appearanceInfo,
  type Characters,
  fillsSquare,
  type Id,
  own,
  type Point,
  type Stage,
  samePoint,
  type TickResult,
  transformOf,
} from "../../engine/index.ts";

/** What a view has to draw anew. */
export interface ActorChanges {
  /** Actors that are new or look or stand otherwise, as they are now. */
  readonly changed: readonly Actor[];
  readonly gone: readonly Id[];
  /** All ids from the bottom up, where their order is not simply the old one with the new ones on top. */
  readonly order: readonly Id[] | null;
}

type Grid = Pick<Stage, "id" | "width" | "height" | "wrapX" | "wrapY">;

export class ActorIndex {
  /** From the bottom up. */
  #actors = new Map<Id, Actor>();
  #characters: Characters = {};
  #grid: Grid | null = null;
  /** Whom they were taken over from, as long as no tick has changed them since. */
  #shown: Actors | null = null;

  get(id: Id): Actor | undefined {
    return this.#actors.get(id);
  }

  all(): IterableIterator<Actor> {
    return this.#actors.values();
  }

  /**
   * The actor on top of a square; null where nobody's filled squares hold it. Looks at everybody: hands ask far more
   * seldom than actors move, so knowing who is where would cost a playing game more than it saves.
   */
  topmostAt(cell: Point): Id | null {
    let topmost: Id | null = null;
    const fills = this.#filling(cell);
    for (const actor of this.#actors.values()) if (fills(actor)) topmost = actor.id;
    return topmost;
  }

  /** All that fill a square, the topmost first. */
  allAt(cell: Point): readonly Actor[] {
    return [...this.#actors.values()].filter(this.#filling(cell)).reverse();
  }

  occupies(id: Id, cell: Point): boolean {
    const actor = this.#actors.get(id);
    return actor !== undefined && this.#filling(cell)(actor);
  }

  /** Takes over a stage and the characters as they are now. */
  showStage(stage: Stage, characters: Characters): ActorChanges {
    const isOther = !this.#grid || !sameGrid(this.#grid, stage);
    const apart = isOther || characters !== this.#characters ? null : this.#apart(stage.actors);
    const all = isOther ? () => true : redrawn(this.#characters, characters);
    this.#grid = stage;
    this.#characters = characters;
    this.#shown = stage.actors;
    return apart ? this.#takeSome(stage.actors, apart) : this.#takeAll(stage.actors, all);
  }

  /** Who alone is not as before, all others standing in the same order; null where nobody knows. */
  #apart(actors: Actors): readonly Id[] | null {
    return this.#shown && idsApart(this.#shown, actors);
  }

  #takeSome(actors: Actors, ids: readonly Id[]): ActorChanges {
    const changed = ids.flatMap((id) => own(actors, id) ?? []).filter((actor) => this.#put(actor));
    return { changed, gone: [], order: null };
  }

  #takeAll(actors: Actors, all: (characterId: Id) => boolean): ActorChanges {
    const { ids, values } = rollOf(actors);
    const gone = [...this.#actors.keys()].filter((id) => !Object.hasOwn(actors, id));
    const order = this.#orderBroken(ids, gone) ? ids : null;
    for (const id of gone) this.#actors.delete(id);
    const changed = values.filter((actor) => this.#put(actor) || all(actor.characterId));
    if (order) this.#rank(order);
    return { changed, gone, order };
  }

  /** Takes over what a tick or a step back changed on this stage. */
  apply({ changed, deleted, order }: Pick<TickResult, "changed" | "deleted" | "order">): ActorChanges {
    this.#shown = null;
    for (const id of deleted) this.#actors.delete(id);
    const visible = changed.filter((actor) => this.#put(actor));
    if (order) this.#rank(order);
    return { changed: visible, gone: deleted, order: order ?? null };
  }

  /** Answers whether the actor looks or stands otherwise than before. */
  #put(actor: Actor): boolean {
    const before = this.#actors.get(actor.id);
    this.#actors.set(actor.id, actor);
    return !before || !looksTheSame(before, actor) || this.#showsOtherValues(before, actor);
  }

  /** Values are seen only where a look shows them (details §11 "Overlay"). */
  #showsOtherValues(before: Actor, { characterId, appearance, variableValues }: Actor): boolean {
    if (before.variableValues === variableValues) return false;
    const { variableOverlay } = appearanceInfo(own(this.#characters, characterId), appearance);
    return variableOverlay?.showVariables ?? false;
  }

  #filling(cell: Point): (actor: Actor) => boolean {
    return this.#grid ? fillsSquare(this.#characters, this.#grid, cell) : () => false;
  }

  #rank(order: readonly Id[]): void {
    const ordered = order.flatMap((id) => this.#actors.get(id) ?? []);
    this.#actors = new Map(ordered.map((actor) => [actor.id, actor]));
  }

  /** Whether the actors that stay are no longer in their old order, with the new ones after them. */
  #orderBroken(now: readonly Id[], gone: readonly Id[]): boolean {
    const leaving = new Set(gone);
    const staying = [...this.#actors.keys()].filter((id) => !leaving.has(id));
    return staying.some((id, place) => now[place] !== id);
  }
}

function looksTheSame(a: Actor, b: Actor): boolean {
  return (
    a === b ||
    (samePoint(a.position, b.position) &&
      a.appearance === b.appearance &&
      a.characterId === b.characterId &&
      transformOf(a) === transformOf(b))
  );
}

function sameGrid(a: Grid, b: Grid): boolean {
  return a.id === b.id && a.width === b.width && a.height === b.height;
}

/** Asks of a character whether its pictures, or the values they show, are not those of before. */
function redrawn(before: Characters, now: Characters): (characterId: Id) => boolean {
  if (before === now) return () => false;
  return (id) => before[id]?.spritesheet !== now[id]?.spritesheet || before[id]?.variables !== now[id]?.variables;
}

import { differingIds, mapEntries } from "../../editor/state/largeMaps.ts";
import {
  type Actor,
  type Actors,
  appearanceInfo,
  type Characters,
  drawingLevel,
  drawingLevels,
  fillsSquare,
  type Id,
  inDrawingOrder,
  own,
  type Point,
  type Stage,
  samePoint,
  type TickResult,
  transformOf,
} from "../../engine/index.ts";
import { BOUNCES_MAX, type Bounce } from "./Bounces.ts";

export interface ActorChanges {
  /** Actors that are new, moved or look different, in their new state. */
  readonly changed: readonly Actor[];
  readonly gone: readonly Id[];
  /** All ids from the bottom up, unless the new actors were simply added on top. */
  readonly order: readonly Id[] | null;
  /** Those that an edit put on another square or on the stage, and no more of them than can be put down by hand. */
  readonly landed?: readonly Bounce[];
  /** Those that a tick made say something else, or nothing any more. */
  readonly spoken?: readonly Actor[];
}

type Grid = Pick<Stage, "id" | "width" | "height" | "wrapX" | "wrapY">;

/** The actors of the stage in a view and where they stand, ticks included. Tells what to redraw and which actor a pointer hits. */
export class ViewActors {
  /** From the bottom up. */
  #actors = new Map<Id, Actor>();
  #characters: Characters = {};
  #grid: Grid | null = null;
  /** The actors of the document that this index shows; null after a tick has changed them. */
  #shown: Actors | null = null;
  /** What an edit has put down so far; null while there is none. */
  #landed: Bounce[] | null = null;
  /** Who says something else than before. */
  #spoken: Actor[] = [];

  get(id: Id): Actor | undefined {
    return this.#actors.get(id);
  }

  /** The lowest actor of a character; null if there is none. */
  firstOf(characterId: Id): Id | null {
    for (const actor of this.#actors.values()) if (actor.characterId === characterId) return actor.id;
    return null;
  }

  all(): IterableIterator<Actor> {
    return this.#actors.values();
  }

  /**
   * The topmost actor on a square, or null. A linear search: pointers ask far less often than actors move, so an index by square would
   * cost a playing game more than it saves.
   */
  topmostAt(cell: Point): Id | null {
    let topmost: Id | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    const fills = this.#filling(cell);
    const levels = drawingLevels(this.#characters);
    for (const actor of this.#actors.values()) {
      if (!fills(actor)) continue;
      const level = levels.get(actor.characterId) ?? 0;
      if (level < highest) continue;
      highest = level;
      topmost = actor.id;
    }
    return topmost;
  }

  /** All actors on a square, the topmost first. */
  allAt(cell: Point): readonly Actor[] {
    const there = [...this.#actors.values()].filter(this.#filling(cell));
    return inDrawingOrder(there, this.#characters).toReversed();
  }

  occupies(id: Id, cell: Point): boolean {
    const actor = this.#actors.get(id);
    return actor !== undefined && this.#filling(cell)(actor);
  }

  /** Shows a stage and its characters. */
  showStage(stage: Stage, characters: Characters): ActorChanges {
    const isOther = !this.#grid || !sameGrid(this.#grid, stage);
    this.#landed = isOther ? null : [];
    this.#spoken = [];
    const apart = isOther || characters !== this.#characters ? null : this.#apart(stage.actors);
    const all = isOther ? () => true : redrawn(this.#characters, characters);
    this.#grid = stage;
    this.#characters = characters;
    this.#shown = stage.actors;
    const changes = apart ? this.#takeSome(stage.actors, apart) : this.#takeAll(stage.actors, all);
    const landed = this.#landed ?? [];
    this.#landed = null;
    return { ...changes, landed };
  }

  /** The only actors that differ, if that is known and the order is unchanged. Null if it is not known. */
  #apart(actors: Actors): readonly Id[] | null {
    return this.#shown && differingIds(this.#shown, actors);
  }

  #takeSome(actors: Actors, ids: readonly Id[]): ActorChanges {
    const changed = ids.flatMap((id) => own(actors, id) ?? []).filter((actor) => this.#put(actor));
    return { changed, gone: [], order: null };
  }

  #takeAll(actors: Actors, all: (characterId: Id) => boolean): ActorChanges {
    const { ids, values } = mapEntries(actors);
    const gone = [...this.#actors.keys()].filter((id) => !Object.hasOwn(actors, id));
    const order = this.#orderBroken(ids, gone) ? ids : null;
    for (const id of gone) this.#actors.delete(id);
    const changed = values.filter((actor) => this.#put(actor) || all(actor.characterId));
    if (order) this.#rank(order);
    return { changed, gone, order };
  }

  /** Applies the changes of a tick or of a step back. */
  apply({ changed, deleted, order }: Pick<TickResult, "changed" | "deleted" | "order">): ActorChanges {
    this.#shown = null;
    this.#spoken = [];
    for (const id of deleted) this.#actors.delete(id);
    const visible = changed.filter((actor) => this.#put(actor));
    if (order) this.#rank(order);
    return { changed: visible, gone: deleted, order: order ?? null, spoken: this.#spoken };
  }

  /** Returns whether the actor looks or stands differently than before. */
  #put(actor: Actor): boolean {
    const before = this.#actors.get(actor.id);
    this.#actors.set(actor.id, actor);
    if (this.#landed && this.#landed.length <= BOUNCES_MAX && !(before && samePoint(before.position, actor.position)))
      this.#landed.push({ actor, cause: before ? "moved" : "stamped" });
    const isSpeech = before?.saying?.text !== actor.saying?.text;
    if (isSpeech) this.#spoken.push(actor);
    return !before || isSpeech || !looksTheSame(before, actor) || this.#showsOtherValues(before, actor);
  }

  /** Values are visible only if the appearance shows them. */
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

  /** Whether the remaining actors changed their order, or new ones were not added on top. */
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

/** A predicate for characters whose pictures, the variables they show, or their place above others have changed. */
function redrawn(before: Characters, now: Characters): (characterId: Id) => boolean {
  if (before === now) return () => false;
  return (id) =>
    before[id]?.spritesheet !== now[id]?.spritesheet ||
    before[id]?.variables !== now[id]?.variables ||
    drawingLevel(before[id]) !== drawingLevel(now[id]);
}

import { actorAs } from "../grid/ActorTable.ts";
import type { AppearanceTable } from "../grid/AppearanceTable.ts";
import type { Point } from "../grid/point.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { IntList } from "./IntList.ts";
import type { TickFrame, TickResult } from "./TickResult.ts";

const INVISIBLE = 0;
const VISIBLE = 1;
const CREATED = 2;
const DELETED = 3;
const KINDS = 4;

/** Records the changes of a tick in columns of numbers. */
export class ChangeRecorder {
  /** Two numbers per change: the square, and appearance and kind of change in one. */
  readonly #numbers = new IntList();
  readonly #known: Actor[] = [];
  #length = 0;
  #points: Point[] = [];

  clear(): void {
    this.#numbers.clear();
    this.#length = 0;
    this.#points = [];
  }

  /** The changes so far; later changes do not affect it. */
  log(appearances: AppearanceTable, width: number): ChangeLog {
    const columns = { numbers: this.#numbers.taken(), known: this.#known.slice(0, this.#length), points: this.#points };
    return new ChangeLog(columns, appearances, width);
  }

  /** `cell` is the number of the square where the actor is now; -1 if that is off the stage. */
  invisible(known: Actor, appearance: number, cell: number, x: number, y: number): void {
    this.#add(known, INVISIBLE + appearance * KINDS, cell, x, y);
  }

  visible(known: Actor, appearance: number, cell: number, x: number, y: number): void {
    this.#add(known, VISIBLE + appearance * KINDS, cell, x, y);
  }

  created(known: Actor, appearance: number, cell: number, x: number, y: number): void {
    this.#add(known, CREATED + appearance * KINDS, cell, x, y);
  }

  deleted(known: Actor): void {
    this.#add(known, DELETED, 0, 0, 0);
  }

  #add(known: Actor, what: number, cell: number, x: number, y: number): void {
    this.#numbers.push(cell < 0 ? -this.#points.push({ x, y }) : cell);
    this.#numbers.push(what);
    this.#known[this.#length++] = known;
  }
}

interface Columns {
  readonly numbers: Int32Array;
  readonly known: readonly Actor[];
  readonly points: readonly Point[];
}

/** The changes of one actor, in order. */
interface ActorChanges {
  readonly id: Id;
  readonly changes: number[];
  /** How many of them are visible. */
  visibleCount: number;
}

/** The changes of one tick, from which the changed actors and the preview frames are built. */
export class ChangeLog {
  readonly #columns: Columns;
  readonly #appearances: AppearanceTable;
  readonly #width: number;
  #oneEach: boolean | null = null;
  /** The actors that changed once each, by the number of their change; kept because the only frame has the same ones. */
  #only: readonly (Actor | null)[] | null = null;

  constructor(columns: Columns, appearances: AppearanceTable, width: number) {
    this.#columns = columns;
    this.#appearances = appearances;
    this.#width = width;
  }

  /** The actors that changed and those that are gone, in the order of their first change; one created and deleted within the tick is neither. */
  changes(): Pick<TickResult, "changed" | "deleted"> {
    return this.#isOneEach() ? this.#onlyChanges() : this.#allChanges();
  }

  #onlyChanges(): Pick<TickResult, "changed" | "deleted"> {
    const changed: Actor[] = [];
    const deleted: Id[] = [];
    for (const [change, actor] of this.#onlyActors().entries()) {
      if (actor) changed.push(actor);
      else deleted.push((this.#columns.known[change] as Actor).id);
    }
    return { changed, deleted };
  }

  #onlyActors(): readonly (Actor | null)[] {
    this.#only ??= this.#columns.known.map((_, change) => {
      const kind = this.#kindOf(change);
      return kind === DELETED ? null : this.#actorAfter(change, kind === INVISIBLE ? 0 : 1);
    });
    return this.#only;
  }

  #allChanges(): Pick<TickResult, "changed" | "deleted"> {
    const actors = this.#byActor();
    const isGone = ({ changes }: ActorChanges): boolean => this.#kindOf(changes.at(-1) ?? 0) === DELETED;
    return {
      changed: actors.filter((entry) => !isGone(entry)).map((entry) => this.#actorNow(entry)),
      deleted: actors
        .filter((entry) => isGone(entry) && this.#kindOf(entry.changes[0] ?? 0) !== CREATED)
        .map(({ id }) => id),
    };
  }

  frames(): TickFrame[] {
    return this.#isOneEach() ? this.#onlyFrame() : this.#allFrames();
  }

  #onlyFrame(): TickFrame[] {
    const frame = new Map<Id, Actor | null>();
    const actors = this.#onlyActors();
    for (const [change, { id }] of this.#columns.known.entries())
      if (this.#kindOf(change) !== INVISIBLE) frame.set(id, actors[change] ?? null);
    return frame.size === 0 ? [] : [frame];
  }

  /** Whether no actor changed more than once, as in most ticks: then the changes need not be sorted by actor. */
  #isOneEach(): boolean {
    const { known } = this.#columns;
    this.#oneEach ??= new Set(known.map(({ id }) => id)).size === known.length;
    return this.#oneEach;
  }

  #allFrames(): TickFrame[] {
    const frames: Map<Id, Actor | null>[] = [];
    for (const { id, changes } of this.#byActor()) {
      const visible = changes.filter((change) => this.#kindOf(change) !== INVISIBLE);
      for (const [index, change] of visible.entries()) {
        const frame = frames[index] ?? new Map<Id, Actor | null>();
        frames[index] = frame.set(id, this.#kindOf(change) === DELETED ? null : this.#actorAfter(change, 0));
      }
    }
    return frames;
  }

  #actorNow({ changes, visibleCount }: ActorChanges): Actor {
    return this.#actorAfter(changes.at(-1) ?? 0, visibleCount);
  }

  #byActor(): ActorChanges[] {
    const actors = new Map<Id, ActorChanges>();
    for (const [change, { id }] of this.#columns.known.entries()) {
      const entry = actors.get(id) ?? { id, changes: [], visibleCount: 0 };
      entry.changes.push(change);
      if (this.#kindOf(change) !== INVISIBLE) entry.visibleCount++;
      actors.set(id, entry);
    }
    return [...actors.values()];
  }

  #kindOf(change: number): number {
    return (this.#columns.numbers[change * 2 + 1] as number) % KINDS;
  }

  #actorAfter(change: number, frameCount: number): Actor {
    const { numbers, known } = this.#columns;
    const appearance = this.#appearances.at(Math.floor((numbers[change * 2 + 1] as number) / KINDS));
    return actorAs(known[change] as Actor, this.#positionAfter(change), appearance, frameCount);
  }

  #positionAfter(change: number): Point {
    const cell = this.#columns.numbers[change * 2] as number;
    if (cell >= 0) return { x: cell % this.#width, y: Math.floor(cell / this.#width) };
    return this.#columns.points[-cell - 1] as Point;
  }
}

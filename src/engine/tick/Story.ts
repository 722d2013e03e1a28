/** What a tick did to whom, change by change: the changed actors and the preview frames are read from it (engine.md, "What a tick leaves behind"). */
import { actorAs } from "../grid/ActorTable.ts";
import type { Looks } from "../grid/Looks.ts";
import type { Point } from "../grid/point.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { IntList } from "./IntList.ts";
import type { TickFrame, TickResult } from "./TickResult.ts";

const UNSEEN = 0;
const SEEN = 1;
const CREATED = 2;
const DELETED = 3;
const KINDS = 4;

export class StoryLog {
  /** Two numbers a change: the square, and look and kind of change in one. */
  readonly #numbers = new IntList();
  readonly #known: Actor[] = [];
  #length = 0;
  #points: Point[] = [];

  clear(): void {
    this.#numbers.clear();
    this.#length = 0;
    this.#points = [];
  }

  /** What was written so far; it stays true however the world goes on. */
  told(looks: Looks, width: number): Story {
    const columns = { numbers: this.#numbers.taken(), known: this.#known.slice(0, this.#length), points: this.#points };
    return new Story(columns, looks, width);
  }

  /** `cell` is the number of the square where the actor is now; -1 where that is none of the stage's. */
  unseen(known: Actor, look: number, cell: number, x: number, y: number): void {
    this.#add(known, UNSEEN + look * KINDS, cell, x, y);
  }

  seen(known: Actor, look: number, cell: number, x: number, y: number): void {
    this.#add(known, SEEN + look * KINDS, cell, x, y);
  }

  created(known: Actor, look: number, cell: number, x: number, y: number): void {
    this.#add(known, CREATED + look * KINDS, cell, x, y);
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
interface Chapter {
  readonly id: Id;
  readonly changes: number[];
  /** How many of them can be seen. */
  seen: number;
}

export class Story {
  readonly #columns: Columns;
  readonly #looks: Looks;
  readonly #width: number;

  constructor(columns: Columns, looks: Looks, width: number) {
    this.#columns = columns;
    this.#looks = looks;
    this.#width = width;
  }

  /** Who is other than before and who is gone, in the order of their first change; an actor that came and went is neither. */
  changes(): Pick<TickResult, "changed" | "deleted"> {
    const chapters = this.#chapters();
    const isGone = ({ changes }: Chapter): boolean => this.#kindOf(changes.at(-1) ?? 0) === DELETED;
    return {
      changed: chapters.filter((chapter) => !isGone(chapter)).map((chapter) => this.#asItIs(chapter)),
      deleted: chapters
        .filter((chapter) => isGone(chapter) && this.#kindOf(chapter.changes[0] ?? 0) !== CREATED)
        .map(({ id }) => id),
    };
  }

  frames(): TickFrame[] {
    const frames: Map<Id, Actor | null>[] = [];
    for (const { id, changes } of this.#chapters()) {
      const seen = changes.filter((change) => this.#kindOf(change) !== UNSEEN);
      for (const [index, change] of seen.entries()) {
        const frame = frames[index] ?? new Map<Id, Actor | null>();
        frames[index] = frame.set(id, this.#kindOf(change) === DELETED ? null : this.#actorAfter(change, 0));
      }
    }
    return frames;
  }

  #asItIs({ changes, seen }: Chapter): Actor {
    return this.#actorAfter(changes.at(-1) ?? 0, seen);
  }

  #chapters(): Chapter[] {
    const chapters = new Map<Id, Chapter>();
    for (const [change, { id }] of this.#columns.known.entries()) {
      const chapter = chapters.get(id) ?? { id, changes: [], seen: 0 };
      chapter.changes.push(change);
      if (this.#kindOf(change) !== UNSEEN) chapter.seen++;
      chapters.set(id, chapter);
    }
    return [...chapters.values()];
  }

  #kindOf(change: number): number {
    return (this.#columns.numbers[change * 2 + 1] as number) % KINDS;
  }

  #actorAfter(change: number, frameCount: number): Actor {
    const { numbers, known } = this.#columns;
    const look = this.#looks.at(Math.floor((numbers[change * 2 + 1] as number) / KINDS));
    return actorAs(known[change] as Actor, this.#placeAfter(change), look, frameCount);
  }

  #placeAfter(change: number): Point {
    const cell = this.#columns.numbers[change * 2] as number;
    if (cell >= 0) return { x: cell % this.#width, y: Math.floor(cell / this.#width) };
    return this.#columns.points[-cell - 1] as Point;
  }
}

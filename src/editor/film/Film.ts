import type { TickInput, TickResult, WorldDocument } from "../../engine/index.ts";
import { type Dice, playReel, type Reel, type ReelMoment, type ReelSeries } from "../../engine/replay/index.ts";
import { actorsIn } from "../playback/actorsIn.ts";
import { turnsIn } from "../playback/turnsIn.ts";
import { copyOfReel, editedAfter, type FilmReel, lengthFor, REEL_TICKS } from "./FilmReel.ts";
import { type FilmedMark, filmMarksOf } from "./filmMarks.ts";

/** So many of the last reels stay short; those before them are joined before anything is forgotten. */
const SHORT_REELS = 3;
/** Over 80 minutes at Normal speed. */
const TICKS_MAX = 12_000;
/** Of all pictures of the game that are kept together, so that large games keep less of their past. */
const ACTORS_MAX = 120_000;
/** As many moments are kept that were found last: several parts of the page ask for the same ones. */
const FOUND_MAX = 3;

/** How things stand before a tick. */
export interface FilmStart extends Dice {
  readonly idPrefix: string;
  /** The game at that moment; asked for only now and then, since it costs in proportion to the actors. */
  readonly document: () => WorldDocument;
}

/** A moment of a film, with the input of the next tick; null for the last one. */
type FilmMoment = ReelMoment & { readonly idPrefix: string; readonly input: TickInput | null };

/** All of a film, which later ticks do not change. */
export interface FilmCopy {
  readonly reels: readonly FilmReel[];
  readonly marks: readonly FilmedMark[];
  readonly forgotten: number;
  /** Whether the game was edited after the last turn. */
  readonly isEdited: boolean;
}

/**
 * The past of a game, from its start to now: short reels. It costs nothing but the input of each tick, and a picture of the
 * game at the beginning of each reel; every other moment is found by playing again.
 */
export class Film {
  #reels: FilmReel[] = [];
  #marks: FilmedMark[] = [];
  /** Turns that were forgotten at the beginning. */
  #forgotten = 0;
  #length = 0;
  /** The moments that were found last, by turn; none as soon as the game goes on. */
  readonly #found = new Map<number, FilmMoment>();
  /** How many ids were made before the tick that is being played. */
  #made = 0;
  #next: "goOn" | "cut" | "edit" = "cut";
  /** What the turn after the last one was given, if it broke off. */
  #brokenOff: TickInput | null = null;

  /** A film that begins with what was played elsewhere. */
  static ofSeries({ reels, turn, edits, brokenOff }: ReelSeries): Film {
    const film = new Film();
    film.#reels = reels.map((reel) => {
      const inputs = [...reel.inputs];
      return { ...reel, inputs, recorded: inputs.map(() => true), actors: actorsIn(reel.document), goesOn: false };
    });
    film.#length = turnsIn(reels);
    film.#forgotten = turn - film.#length;
    film.#marks = edits.map((edited) => ({ turn: edited, mark: "edit" }));
    film.#brokenOff = brokenOff;
    if (reels.at(-1)?.inputs.length === 0 && !brokenOff) film.edited();
    return film;
  }

  /** A film that was noted down elsewhere. */
  static ofCopy(copy: FilmCopy): Film {
    const film = new Film();
    film.goOnWith(copy);
    return film;
  }

  /** The number of the last turn. */
  get length(): number {
    return this.#forgotten + this.#length;
  }

  /** The number of the first turn whose beginning is known. */
  get first(): number {
    return this.#forgotten;
  }

  /** The turn that is asked about while this one is shown: at the beginning nothing has happened yet, so it is the first. */
  turnToAsk(shown: number): number {
    return Math.max(shown, this.#forgotten + 1);
  }

  /** Whether anything was played, be it a turn that broke off. */
  get isEmpty(): boolean {
    return this.#length === 0 && !this.hasBrokenOff;
  }

  /** Whether the turn after the last one was begun, and broke off. */
  get hasBrokenOff(): boolean {
    return this.#brokenOff !== null;
  }

  get marks(): readonly FilmedMark[] {
    return this.#marks;
  }

  /** A tick is about to be played. */
  before(start: FilmStart): void {
    const last = this.#reels.at(-1);
    const goesOn = this.#next === "goOn" && last?.idPrefix === start.idPrefix;
    this.#made = start.made;
    this.#brokenOff = null;
    this.#found.clear();
    if (!goesOn || last.inputs.length >= lengthFor(last.actors)) this.#begin(start, goesOn);
  }

  /** The tick was played. `made` is how many ids were made by now. */
  ticked(input: TickInput, result: TickResult, made: number): void {
    const reel = this.#reels.at(-1);
    if (result.error) this.brokeOff(input);
    if (!reel || result.error) return;
    this.#found.clear();
    reel.inputs.push(input);
    reel.recorded.push(result.recorded);
    this.#length += 1;
    for (const mark of filmMarksOf(result, made > this.#made)) this.#marks.push({ turn: this.length, mark });
    this.#forgetOldest();
  }

  /** A tick did not come to its end. It changed nothing, but may have used up ids. */
  brokeOff(input: TickInput): void {
    this.#brokenOff = input;
    this.#next = "cut";
  }

  /** The last tick was taken back, and with it those after the one before in which nothing happened. */
  steppedBack(): void {
    let isFound = false;
    while (!isFound && this.#length > 0) {
      const reel = this.#reels.at(-1);
      if (!reel) return;
      reel.inputs.pop();
      isFound = reel.recorded.pop() ?? false;
      if (reel.inputs.length === 0) this.#reels.pop();
      this.#length -= 1;
    }
    this.#afterCut();
  }

  /** The turns after this one did not happen: the game goes on from there. */
  cut(turn: number): void {
    while (this.length > turn && this.#reels.length > 0) {
      const reel = this.#reels.at(-1);
      if (!reel) return;
      const gone = Math.min(reel.inputs.length, this.length - turn);
      reel.inputs.length -= gone;
      reel.recorded.length -= gone;
      this.#length -= gone;
      if (reel.inputs.length === 0) this.#reels.pop();
    }
    this.#afterCut();
  }

  /** The film as it is. */
  copy(): FilmCopy {
    const { length } = this;
    const reels = this.#reels.filter(({ inputs }) => inputs.length > 0).map(copyOfReel);
    return {
      reels,
      marks: this.#marks.filter(({ turn }) => turn <= length),
      forgotten: this.#forgotten,
      isEdited: this.#next === "edit",
    };
  }

  /** Puts a copy in the place of the film: the game goes on from its end. */
  goOnWith({ reels, marks, forgotten, isEdited }: FilmCopy): void {
    this.#found.clear();
    this.#reels = reels.map(copyOfReel);
    this.#marks = [...marks];
    this.#forgotten = forgotten;
    this.#length = turnsIn(reels);
    this.#brokenOff = null;
    this.#next = isEdited ? "edit" : "cut";
  }

  /** The game was edited: what was played before is past, with the rules of then. */
  edited(): void {
    if (this.#length === 0) return;
    this.#next = "edit";
  }

  /** The game starts over. */
  clear(): void {
    this.#found.clear();
    this.#reels = [];
    this.#marks = [];
    this.#forgotten = 0;
    this.#length = 0;
    this.#brokenOff = null;
    this.#next = "cut";
  }

  /** The game as it was after a turn; null if that is not known. */
  at(turn: number): FilmMoment | null {
    const known = this.#found.get(turn);
    if (known) return known;
    const found = this.#find(turn);
    const [oldest] = this.#found.keys();
    if (oldest !== undefined && this.#found.size >= FOUND_MAX) this.#found.delete(oldest);
    if (found) this.#found.set(turn, found);
    return found;
  }

  #find(turn: number): FilmMoment | null {
    let first = this.#forgotten;
    for (const reel of this.#reels) {
      const ticks = turn - first;
      if (ticks >= 0 && ticks < reel.inputs.length + (reel === this.#reels.at(-1) ? 1 : 0)) {
        return { ...this.#play(reel, first, ticks), idPrefix: reel.idPrefix, input: reel.inputs[ticks] ?? null };
      }
      first += reel.inputs.length;
    }
    return null;
  }

  /** Plays the first ticks of a reel whose beginning is that turn; from the turn before on, if that was just found, so that turns in a row are quick. */
  #play(reel: FilmReel, first: number, ticks: number): ReelMoment {
    const before = ticks > 0 ? this.#found.get(first + ticks - 1) : undefined;
    if (!before) return playReel(reel, ticks);
    return playReel({ ...reel, ...before, inputs: reel.inputs.slice(ticks - 1) }, 1);
  }

  /** The last stretch of the film, with the rules by which it was played; null for an empty film. */
  get lastReel(): Reel | null {
    return this.#reels.findLast(({ inputs }) => inputs.length > 0) ?? null;
  }

  /** The reels of the last turns, at most so many; the first begins with the first of these turns. */
  lastReels(turns: number): readonly Reel[] {
    let left = turns;
    const found: Reel[] = [];
    for (const reel of [...this.#reels].reverse()) {
      if (left <= 0) break;
      const skipped = Math.max(0, reel.inputs.length - left);
      left -= reel.inputs.length - skipped;
      if (reel.inputs.length > 0)
        found.unshift({ ...reel, ...playReel(reel, skipped), inputs: reel.inputs.slice(skipped) });
    }
    return found;
  }

  /**
   * The last turns, of whole stretches and at least so many unless that takes more than `reelsMax` stretches; null for an empty film. If the game
   * was edited since, one stretch more, without turns, has it as it is `now`.
   */
  end(turns: number, reelsMax: number, now: WorldDocument | null = null): ReelSeries | null {
    if (this.isEmpty) return null;
    // The game of a turn that broke off at once has played no turn yet.
    const played = this.#reels.filter(({ inputs }) => inputs.length > 0 || this.hasBrokenOff);
    const turnsFrom = (index: number) => turnsIn(played.slice(index));
    const first = played.findLastIndex((_, index) => turnsFrom(index) >= turns);
    const reels = played.slice(Math.max(0, first, played.length - reelsMax));
    const kept = turnsIn(reels);
    const edits = this.#marks.filter(({ turn, mark }) => mark === "edit" && turn > this.length - kept + 1);
    return {
      reels: now && this.#next === "edit" && !this.hasBrokenOff ? [...reels, ...editedAfter(reels, now)] : reels,
      turn: this.length,
      edits: edits.map(({ turn }) => turn),
      brokenOff: this.#brokenOff,
    };
  }

  /** The first turn after which the game can go on: with the rules as they are now. */
  get firstOfNow(): number {
    if (this.#next === "edit") return this.length;
    const edit = this.#marks.findLast(({ mark }) => mark === "edit");
    return edit ? edit.turn - 1 : this.#forgotten;
  }

  #begin({ document, ...dice }: FilmStart, goesOn: boolean): void {
    const isEdited = this.#next === "edit";
    const last = this.#reels.at(-1);
    if (last?.inputs.length === 0) this.#reels.pop();
    const whole = document();
    const reel = {
      ...dice,
      document: whole,
      stepsMustFit: true,
      inputs: [],
      recorded: [],
      actors: actorsIn(whole),
      goesOn,
    };
    this.#reels.push(reel);
    while (this.#actors > ACTORS_MAX && this.#join());
    if (isEdited) this.#marks.push({ turn: this.length + 1, mark: "edit" });
    this.#next = "goOn";
  }

  #afterCut(): void {
    this.#brokenOff = null;
    this.#found.clear();
    this.#marks = this.#marks.filter(({ turn }) => turn <= this.length);
    this.#next = "cut";
  }

  /** Joins the two oldest reels that make one together, but none of the last; says whether there were any. */
  #join(): boolean {
    const joined = this.#reels.findIndex((reel, index) => {
      const next = index < this.#reels.length - SHORT_REELS - 1 ? this.#reels[index + 1] : undefined;
      return next?.goesOn && reel.inputs.length + next.inputs.length <= REEL_TICKS;
    });
    const [one, other] = [this.#reels[joined], this.#reels[joined + 1]];
    if (!one || !other) return false;
    const inputs = [...one.inputs, ...other.inputs];
    this.#reels.splice(joined, 2, { ...one, inputs, recorded: [...one.recorded, ...other.recorded] });
    return true;
  }

  #forgetOldest(): void {
    while (this.#reels.length > 1 && (this.#length > TICKS_MAX || this.#actors > ACTORS_MAX)) {
      const gone = this.#reels.shift()?.inputs.length ?? 0;
      this.#length -= gone;
      this.#forgotten += gone;
      this.#marks = this.#marks.filter(({ turn }) => turn > this.#forgotten);
    }
  }

  get #actors(): number {
    return this.#reels.reduce((sum, { actors }) => sum + actors, 0);
  }
}

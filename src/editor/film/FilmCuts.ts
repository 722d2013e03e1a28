import { asItStood } from "../commands/playFrom.ts";
import type { EntryMark } from "../history/amended.ts";
import type { History } from "../history/History.ts";
import type { Playback } from "../playback/Playback.ts";
import type { Notices } from "../state/Notices.ts";
import type { Ui } from "../state/Ui.ts";
import type { Film, FilmCopy } from "./Film.ts";

/** As many ends that were cut off are kept for undo and redo. */
const CUTS_MAX = 5;

/** What going on from a turn of the past, and undo and redo, need of the editor. */
interface CutDeps {
  readonly film: Film | null;
  readonly history: History;
  readonly playback: Playback;
  readonly ui: Ui;
  readonly notices: Notices;
}

interface Cut {
  /** The step of undo that the end of the film depends on. */
  readonly entry: EntryMark;
  /** The film on the other side of that step: what it is after undo while the step is done, and after redo while it is undone. */
  other: FilmEnd;
}

/** Where the film ended when an edit was made. */
interface FilmPlace {
  readonly turn: number;
  readonly ticks: number;
}

interface FilmEnd {
  readonly film: FilmCopy;
  /** How many ticks led there, as the child sees it. */
  readonly ticks: number;
}

/**
 * Where the film ends. Going on from a turn of the past cuts off what came after it, until undo brings that back. Undo takes an edit back
 * together with the turns since, so these are cut off as well, until redo.
 */
export class FilmCuts {
  readonly #deps: CutDeps;
  readonly #places = new WeakMap<EntryMark, FilmPlace>();
  #cuts: readonly Cut[] = [];

  constructor(deps: CutDeps) {
    this.#deps = deps;
  }

  /** The game goes on from a turn of the past, and plays. One undo brings back the game and its film as they were. */
  playFrom(turn: number): void {
    const { film, history, playback, ui, notices } = this.#deps;
    const then = film?.at(turn);
    if (!film || !then) return;
    ui.lookAt(null);
    const other = { film: film.copy(), ticks: playback.tickCount };
    const gone = film.length - turn;
    const before = history.lastEntry;
    history.run("play from here", (document) => asItStood(document, then.document.world));
    film.cut(turn);
    playback.filmEnds(other.ticks - gone);
    const entry = history.lastEntry;
    if (entry && entry !== before) this.#keep({ entry, other });
    playback.play();
    notices.tellUndoable("The turns after this one are gone.");
  }

  /** The game begins again by this edit, and its film with it. One undo brings back both. */
  beginAgain(edit: () => void): void {
    const { film, history, playback } = this.#deps;
    const before = history.lastEntry;
    const other = film && { film: film.copy(), ticks: playback.tickCount };
    edit();
    const entry = history.lastEntry;
    if (!film || !other || !entry || entry === before) return;
    film.clear();
    playback.filmEnds(0);
    this.#keep({ entry, other });
  }

  /** An edit was made. */
  entered(entry: EntryMark): void {
    const { film, playback } = this.#deps;
    if (film) this.#places.set(entry, { turn: film.length, ticks: playback.tickCount });
  }

  /** A step was undone or redone, after so many ticks: the film ends as the game stands. */
  walked(direction: "undo" | "redo", step: EntryMark | null, ticks: number): void {
    const { film } = this.#deps;
    if (!film || !step) return;
    const cut = this.#cuts.find(({ entry }) => entry === step);
    const place = this.#places.get(step);
    if (cut) this.#turnOver(film, cut, ticks);
    else if (direction === "undo" && place) this.#takeBack(film, { step, place, ticks });
  }

  #turnOver(film: Film, cut: Cut, ticks: number): void {
    const { other } = cut;
    cut.other = { film: film.copy(), ticks };
    film.goOnWith(other.film);
    this.#deps.playback.filmEnds(other.ticks);
  }

  /** The rules of now are still not those of the last turn if an earlier edit was made after that very turn. */
  #takeBack(film: Film, { step, place, ticks }: { step: EntryMark; place: FilmPlace; ticks: number }): void {
    const { history, playback } = this.#deps;
    if (film.length > place.turn) this.#keep({ entry: step, other: { film: film.copy(), ticks } });
    film.cut(place.turn);
    const { lastEntry } = history;
    if (lastEntry && this.#places.get(lastEntry)?.turn === film.length) film.edited();
    playback.filmEnds(place.ticks);
  }

  #keep(cut: Cut): void {
    this.#cuts = [...this.#cuts, cut].slice(-CUTS_MAX);
  }
}

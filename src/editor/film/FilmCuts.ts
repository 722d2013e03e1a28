import { asItStood } from "../commands/playFrom.ts";
import type { EntryMark } from "../history/amended.ts";
import type { History } from "../history/History.ts";
import type { Playback } from "../playback/Playback.ts";
import type { Notices } from "../state/Notices.ts";
import type { Ui } from "../state/Ui.ts";
import type { Film, FilmCopy } from "./Film.ts";

/** As many ends that were cut off are kept for undo. */
const CUTS_MAX = 3;

/** What goes on from a turn of the past needs of the editor. */
interface CutDeps {
  readonly film: Film | null;
  readonly history: History;
  readonly playback: Playback;
  readonly ui: Ui;
  readonly notices: Notices;
}

interface Cut {
  /** The step of undo that went back to the turn. */
  readonly entry: EntryMark;
  /** The film on the other side of that step: with its end while the step is done, with what was played since while it is undone. */
  other: FilmEnd;
}

interface FilmEnd {
  readonly film: FilmCopy;
  /** How many ticks led there, as the child sees it. */
  readonly ticks: number;
}

/** Goes on from turns of the past. What came after one is cut off the film, and undo brings it back. */
export class FilmCuts {
  readonly #deps: CutDeps;
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
    if (entry && entry !== before) this.#cuts = [...this.#cuts, { entry, other }].slice(-CUTS_MAX);
    playback.play();
    notices.tellUndoable("The turns after this one are gone.");
  }

  /** A step was undone or redone, after so many ticks: if it went back to a turn, the film takes its other form. */
  walked(step: EntryMark | null, ticks: number): void {
    const { film, playback } = this.#deps;
    const cut = this.#cuts.find(({ entry }) => entry === step);
    if (!film || !cut) return;
    const { other } = cut;
    cut.other = { film: film.copy(), ticks };
    film.goOnWith(other.film);
    playback.filmEnds(other.ticks);
  }
}

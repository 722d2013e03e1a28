import type { TickInput, TickResult } from "../../engine/index.ts";
import type { FilmCopy, FilmStart } from "../film/Film.ts";
import type { FilmReel } from "../film/FilmReel.ts";
import { actorsIn } from "./actorsIn.ts";
import type { PlaybackFilm } from "./PlaybackDeps.ts";
import { turnsIn } from "./turnsIn.ts";

const REEL_TICKS = 60;
/** More than the ten seconds of a shared film, also at the fastest speed. */
const TICKS_MIN = 400;
/** In a crowd fewer turns are kept. */
const ACTORS_MAX = 40_000;

/**
 * The last turns of a game that is only played, so that the player can share them. It notes down what a `Film` is made of, without the code that
 * plays those turns again: most players never ask for them.
 */
export class LastTurns implements PlaybackFilm {
  #reels: FilmReel[] = [];
  #length = 0;
  /** The next tick begins exactly where the last one ended. */
  #goesOn = false;

  get length(): number {
    return this.#length;
  }

  before({ document, ...start }: FilmStart): void {
    const last = this.#reels.at(-1);
    const goesOn = this.#goesOn && last?.idPrefix === start.idPrefix;
    if (goesOn && last.inputs.length < REEL_TICKS) return;
    if (last?.inputs.length === 0) this.#reels.pop();
    const whole = document();
    const actors = actorsIn(whole);
    this.#reels.push({ ...start, document: whole, stepsMustFit: true, inputs: [], recorded: [], actors, goesOn });
    this.#goesOn = true;
    this.#forgetOldest();
  }

  ticked(input: TickInput, { error, recorded }: TickResult): void {
    const reel = this.#reels.at(-1);
    if (error) this.brokeOff();
    if (!reel || error) return;
    reel.inputs.push(input);
    reel.recorded.push(recorded);
    this.#length += 1;
  }

  /** Such a tick changes nothing, but may have used up ids. */
  brokeOff(): void {
    this.#goesOn = false;
  }

  /** Nobody steps back in a player; what was before would no longer be what led to now. */
  steppedBack(): void {
    this.clear();
  }

  edited(): void {
    this.#goesOn = false;
  }

  clear(): void {
    this.#reels = [];
    this.#length = 0;
    this.#goesOn = false;
  }

  /** What is kept, for a `Film`. */
  copy(): FilmCopy {
    const reels = this.#reels.filter(({ inputs }) => inputs.length > 0);
    return { reels, marks: [], forgotten: this.#length - turnsIn(reels), isEdited: false };
  }

  #forgetOldest(): void {
    const isMore = ([, ...later]: readonly FilmReel[]) =>
      later.length > 1 && (turnsIn(later) >= TICKS_MIN || actorsOf(this.#reels) > ACTORS_MAX);
    while (isMore(this.#reels)) this.#reels.shift();
  }
}

function actorsOf(reels: readonly FilmReel[]): number {
  return reels.reduce((sum, { actors }) => sum + actors, 0);
}

import { yieldToBrowser } from "../../browser/timers.ts";
import { between } from "../../pictures/StagePainter.ts";
import type { WordedStage } from "../../stage/plain/StageWords.ts";
import { momentAfterTurn } from "./moments.ts";
import type { SharedGame } from "./SharedGame.ts";

/** A stretch of the turns that were played. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What is shown at the turns of a stretch of turns, each found once. */
export class FilmMoments {
  readonly #game: SharedGame;
  readonly #found = new Map<number, WordedStage | null>();

  constructor(game: SharedGame) {
    this.#game = game;
  }

  /** Finds every turn of a stretch, and lets the browser breathe between two. `onShare` hears how much of it is done; it returns false to stop. */
  async find({ from, to }: Stretch, onShare: (share: number) => boolean): Promise<readonly WordedStage[]> {
    for (let turn = from; turn <= to; turn += 1) {
      if (this.#found.has(turn)) continue;
      await yieldToBrowser();
      if (!onShare((turn - from) / (to - from + 1))) return [];
      this.#found.set(turn, momentAfterTurn(this.#game, turn));
    }
    return [...this.#found].flatMap(([turn, moment]) => (moment && turn >= from && turn <= to ? [moment] : []));
  }

  /** What is shown at a time between two turns that were found, in turns. */
  at(time: number): WordedStage | null {
    const turn = Math.floor(time);
    const [moment, next] = [this.#found.get(turn) ?? null, this.#found.get(turn + 1)];
    return moment && next ? { ...moment, stage: between(moment.stage, next.stage, time - turn) } : moment;
  }
}

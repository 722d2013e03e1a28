import { yieldToBrowser } from "../../browser/timers.ts";
import type { Stage } from "../../engine/index.ts";
import { between } from "../../pictures/StagePainter.ts";
import { stageAfterTurn } from "./moments.ts";
import type { SharedGame } from "./SharedGame.ts";

/** A stretch of the turns that were played. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stages of a stretch of turns, each found once. */
export class FilmMoments {
  readonly #game: SharedGame;
  readonly #found = new Map<number, Stage | null>();

  constructor(game: SharedGame) {
    this.#game = game;
  }

  /** Finds every turn of a stretch, and lets the browser breathe between two. `onShare` hears how much of it is done; it returns false to stop. */
  async find({ from, to }: Stretch, onShare: (share: number) => boolean): Promise<readonly Stage[]> {
    for (let turn = from; turn <= to; turn += 1) {
      if (this.#found.has(turn)) continue;
      await yieldToBrowser();
      if (!onShare((turn - from) / (to - from + 1))) return [];
      this.#found.set(turn, stageAfterTurn(this.#game, turn));
    }
    return [...this.#found].flatMap(([turn, stage]) => (stage && turn >= from && turn <= to ? [stage] : []));
  }

  /** The stage at a time between two turns that were found, in turns. */
  at(time: number): Stage | null {
    const turn = Math.floor(time);
    const [stage, next] = [this.#found.get(turn) ?? null, this.#found.get(turn + 1)];
    return stage && next ? between(stage, next, time - turn) : stage;
  }
}

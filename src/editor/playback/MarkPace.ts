import type { Id } from "../../engine/index.ts";
import type { PlaybackState } from "../state/EditorState.ts";

type Lights = PlaybackState["lights"];

/** At most four times a second: faster marks cannot be read. Less than 250 ms, because timers are never exact. */
const PAUSE_MS = 240;

/** Slows the marks of rules down while a game plays fast. What a rule did in a turn that was not shown, is shown with the next. */
export class MarkPace {
  #shownAt = Number.NEGATIVE_INFINITY;
  #actorId: Id | null = null;
  /** The rules that applied since the marks were last shown. */
  #applied: readonly Id[] = [];

  /** What to show after a tick at `now`; null: not yet. */
  after(lights: Lights, actorId: Id | null, now: number): Lights | null {
    const missed = actorId === this.#actorId ? this.#applied : [];
    this.#actorId = actorId;
    this.#applied = [...missed, ...Object.keys(lights).filter((id) => lights[id])];
    if (now - this.#shownAt < PAUSE_MS) return null;
    const shown = { ...lights, ...Object.fromEntries(this.#applied.map((id) => [id, true])) };
    this.begin(now);
    return shown;
  }

  /** The marks are shown now, whatever was held back. */
  begin(now: number): void {
    this.#shownAt = now;
    this.#applied = [];
  }
}

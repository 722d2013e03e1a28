import type { EditorStore } from "../state/createStore.ts";
import type { PowerState, QualityLevel } from "../state/EditorState.ts";

/** From the best down. */
const LEVELS: readonly QualityLevel[] = ["full", "coarse", "still", "slow"];

/** Chooses the quality of a game on a slow machine: measured, or as the child has chosen. */
export class Power {
  readonly #store: EditorStore;
  readonly #measured = new QualityMeter();

  constructor(store: EditorStore) {
    this.#store = store;
  }

  choose(choice: PowerState["choice"]): void {
    this.#show(choice);
  }

  /** Called by a view with the ms from one frame to the next while something glides. */
  glided(ms: number): void {
    this.#measured.glided(ms);
    this.#show();
  }

  /** Called by a view in which nothing glides with the ms until the picture of a tick was drawn. */
  drew(ms: number, tickMs: number): void {
    this.#measured.drew(ms, tickMs);
    this.#show();
  }

  #show(choice = this.#state.choice): void {
    const level = this.#levelFor(choice);
    if (choice === this.#state.choice && level === this.#state.level) return;
    this.#store.setState({ power: { choice, level } });
  }

  /** "Always" means no motion; the game itself is slower only if it has to be. */
  #levelFor(choice: PowerState["choice"]): PowerState["level"] {
    if (choice === "never") return "full";
    const { level } = this.#measured;
    return choice === "always" && hasMotion(level) ? "still" : level;
  }

  get #state(): PowerState {
    return this.#store.getState().power;
  }
}

/** Whether actors glide from square to square. */
export function hasMotion(level: QualityLevel): boolean {
  return level === "full" || level === "coarse";
}

/** With longer frames motion is not smooth; with frames shorter than the second there is time to spare. */
const SLOW_FRAME_MS = 45;
const QUICK_FRAME_MS = 24;
/** The share of a tick that its picture may take when nothing glides. */
const SLOW_SHARE = 0.75;
const QUICK_SHARE = 0.4;
/** How long pictures are measured before they are judged, and how often in a row they have to be slow. */
const LOOK_MS = 1500;
const SLOW_LOOKS = 2;
/** A longer gap is a computer that slept or a hidden page, not slowness. */
const ABSENT_MS = 2000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 600_000;
/** A step back that fails within this time was in vain. */
const TRIAL_MS = 10_000;

/**
 * Spares a machine that cannot keep up, step by step: first the picture is coarser, then nothing glides, and only then
 * the game is slower. A step back is tried only after a calm time, which doubles with every failed try, so that nothing
 * flickers.
 */
export class QualityMeter {
  #level: QualityLevel = "full";
  #elapsed = 0;
  #sum = 0;
  #pictures = 0;
  #slowLooks = 0;
  #calm = 0;
  #wait = FIRST_WAIT_MS;
  /** Ms since the last step back. */
  #tried = Number.POSITIVE_INFINITY;

  get level(): QualityLevel {
    return this.#level;
  }

  /** The ms from one frame to the next while something glides. */
  glided(ms: number): void {
    this.#saw(ms, ms, { slow: SLOW_FRAME_MS, quick: QUICK_FRAME_MS });
  }

  /** The ms until the picture of a tick that lasts `tickMs` was drawn, when nothing glides. */
  drew(ms: number, tickMs: number): void {
    this.#saw(ms, tickMs, { slow: tickMs * SLOW_SHARE, quick: tickMs * QUICK_SHARE });
  }

  #saw(ms: number, elapsed: number, limits: { readonly slow: number; readonly quick: number }): void {
    if (ms > ABSENT_MS) {
      this.#startOver();
      return;
    }
    this.#elapsed += elapsed;
    this.#sum += ms;
    this.#pictures += 1;
    if (this.#elapsed < LOOK_MS) return;
    this.#judge(this.#sum / this.#pictures, limits);
    this.#tried += this.#elapsed;
    this.#startOver();
  }

  #judge(ms: number, { slow, quick }: { readonly slow: number; readonly quick: number }): void {
    this.#slowLooks = ms > slow ? this.#slowLooks + 1 : 0;
    this.#calm = ms < quick ? this.#calm + this.#elapsed : 0;
    if (this.#slowLooks >= SLOW_LOOKS) this.#spareMore();
    else if (this.#calm >= this.#wait) this.#spareLess();
  }

  #spareMore(): void {
    if (this.#tried < TRIAL_MS) this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    this.#go(more(this.#level));
    this.#tried = Number.POSITIVE_INFINITY;
  }

  #spareLess(): void {
    if (this.#level === "full") return;
    this.#go(less(this.#level));
    this.#tried = 0;
  }

  #go(level: QualityLevel): void {
    this.#level = level;
    this.#slowLooks = 0;
    this.#calm = 0;
  }

  #startOver(): void {
    this.#elapsed = 0;
    this.#sum = 0;
    this.#pictures = 0;
  }
}

function more(level: QualityLevel): QualityLevel {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? level;
}

function less(level: QualityLevel): QualityLevel {
  return LEVELS[LEVELS.indexOf(level) - 1] ?? level;
}

/**
 * Spares a machine that cannot keep up, step by step: first the picture is coarser, then nobody glides, and only then
 * the game is slower. A step back is tried only after a calm time, which grows with every try in vain: nothing flickers.
 */

/** 0: all of it. 1: a coarser picture. 2: nor does anybody glide. 3: nor is the game as quick. */
export type QualityLevel = 0 | 1 | 2 | 3;

/** Longer than this from frame to frame and motion is no motion any more; shorter, and there is room to spare. */
const SLOW_FRAME_MS = 45;
const QUICK_FRAME_MS = 24;
/** Of the time of a tick, what its picture may take where nobody glides. */
const SLOW_SHARE = 0.75;
const QUICK_SHARE = 0.4;
/** How long is looked at the pictures before anything is said of them, and how often in a row that is slow before it counts. */
const LOOK_MS = 1500;
const SLOW_LOOKS = 2;
/** A computer that slept, or a page out of sight, is not slow. */
const ABSENT_MS = 2000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 600_000;
/** A try that fails within this was in vain. */
const TRIAL_MS = 10_000;

export class QualityMeter {
  #level: QualityLevel = 0;
  #elapsed = 0;
  #sum = 0;
  #pictures = 0;
  #slowLooks = 0;
  #calm = 0;
  #wait = FIRST_WAIT_MS;
  /** Ms since it was tried to spare less. */
  #tried = Number.POSITIVE_INFINITY;

  get level(): QualityLevel {
    return this.#level;
  }

  /** So many ms went by from one frame to the next while somebody glided. */
  glided(ms: number): void {
    this.#saw(ms, ms, { slow: SLOW_FRAME_MS, quick: QUICK_FRAME_MS });
  }

  /** Where nobody glides: so many ms went by until the picture of a tick that lasts `tickMs` was drawn. */
  drew(ms: number, tickMs: number): void {
    this.#saw(ms, tickMs, { slow: tickMs * SLOW_SHARE, quick: tickMs * QUICK_SHARE });
  }

  #saw(ms: number, elapsed: number, limits: { readonly slow: number; readonly quick: number }): void {
    if (ms > ABSENT_MS) {
      this.#lookAnew();
      return;
    }
    this.#elapsed += elapsed;
    this.#sum += ms;
    this.#pictures += 1;
    if (this.#elapsed < LOOK_MS) return;
    this.#judge(this.#sum / this.#pictures, limits);
    this.#tried += this.#elapsed;
    this.#lookAnew();
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
    if (this.#level === 0) return;
    this.#go(less(this.#level));
    this.#tried = 0;
  }

  #go(level: QualityLevel): void {
    this.#level = level;
    this.#slowLooks = 0;
    this.#calm = 0;
  }

  #lookAnew(): void {
    this.#elapsed = 0;
    this.#sum = 0;
    this.#pictures = 0;
  }
}

function more(level: QualityLevel): QualityLevel {
  return level === 0 ? 1 : level === 1 ? 2 : 3;
}

function less(level: QualityLevel): QualityLevel {
  return level === 3 ? 2 : level === 2 ? 1 : 0;
}

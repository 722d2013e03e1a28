import type { QualityLevel } from "../state/EditorState.ts";

/** From the best down. */
const LEVELS: readonly QualityLevel[] = ["full", "fewer", "still", "slow"];

/** With longer frames motion is not smooth; with frames shorter than the second there is time to spare. */
const SLOW_FRAME_MS = 45;
const QUICK_FRAME_MS = 24;
/** The share of a tick that its picture may take when nothing glides. */
const SLOW_SHARE = 0.75;
const QUICK_SHARE = 0.4;
/** How long pictures of a kind are measured before they are judged, and how often in a row they have to be slow. */
const LOOK_MS = 1500;
const SLOW_LOOKS = 2;
/** Frames this many times longer than slow ones are judged after only a few of them, and so are slow frames that cause ticks to be left out. */
const MUCH_TOO_SLOW = 2;
const FEW_FRAMES = 4;
/** A longer gap is a computer that slept or a hidden page, not slowness. */
const ABSENT_MS = 2000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 600_000;
/** A step back that fails within this time was in vain. */
const TRIAL_MS = 10_000;

/**
 * Spares a machine that cannot keep up, step by step: first movements are drawn less often, then nothing glides, and only then
 * the game is slower and its picture coarser. Where frames are much too slow, or ticks are left out for them, fewer frames would not help, and soon nothing glides. A step back is tried only after a calm time, which doubles with every failed try, so that nothing
 * flickers.
 */
export class QualityMeter {
  #level: QualityLevel = "full";
  // A game in which something glides only now and then shows both kinds. Slow frames must not hide behind quick ticks.
  #frames = new Looks(FEW_FRAMES);
  #ticks = new Looks();
  #calm = 0;
  #wait = FIRST_WAIT_MS;
  /** Ms since the last step back. */
  #tried = Number.POSITIVE_INFINITY;

  get level(): QualityLevel {
    return this.#level;
  }

  /** The ms from one frame to the next while something glides. */
  glided(ms: number): void {
    this.#saw(this.#frames, { ms, lasts: ms, slow: SLOW_FRAME_MS, quick: QUICK_FRAME_MS });
  }

  /** The ms until the picture of a tick that lasts `tickMs` was drawn, when nothing glides. */
  drew(ms: number, tickMs: number): void {
    this.#saw(this.#ticks, { ms, lasts: tickMs, slow: tickMs * SLOW_SHARE, quick: tickMs * QUICK_SHARE });
  }

  /** The game was late, and left out ticks. */
  ticksLeftOut(): void {
    this.#frames.isLate = true;
  }

  #saw(looks: Looks, picture: Picture): void {
    if (picture.ms > ABSENT_MS) {
      this.#frames.forget();
      this.#ticks.forget();
      return;
    }
    const look = looks.add(picture);
    if (!look) return;
    this.#calm = look.isQuick ? this.#calm + look.lasted : 0;
    if (looks.slowInARow >= SLOW_LOOKS) this.#spareMore(look.isMuchTooSlow ? "still" : more(this.#level));
    else if (this.#calm >= this.#wait) this.#spareLess();
    this.#tried += look.lasted;
  }

  #spareMore(level: QualityLevel): void {
    if (this.#tried < TRIAL_MS) this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    this.#go(level);
    this.#tried = Number.POSITIVE_INFINITY;
  }

  #spareLess(): void {
    if (this.#level === "full") return;
    this.#go(less(this.#level));
    this.#tried = 0;
  }

  #go(level: QualityLevel): void {
    this.#level = level;
    this.#frames = new Looks(FEW_FRAMES);
    this.#ticks = new Looks();
    this.#calm = 0;
  }
}

/** A picture that took `ms` and stands for `lasts` ms of the game: too slow above `slow` ms, with time to spare below `quick`. */
interface Picture {
  readonly ms: number;
  readonly lasts: number;
  readonly slow: number;
  readonly quick: number;
}

/** Pictures of one kind, judged together. */
interface Look {
  readonly isQuick: boolean;
  readonly isMuchTooSlow: boolean;
  readonly lasted: number;
}

const NOTHING = { ms: 0, lasts: 0, slow: 0, quick: 0, count: 0 };

/** Collects the pictures of one kind and judges them as soon as there are enough. */
class Looks {
  #seen = NOTHING;
  #slowInARow = 0;
  readonly #few: number;
  /** Whether ticks were left out while these pictures were drawn. */
  isLate = false;

  /** `few`: after this many pictures that are much too slow, it does not wait for the rest of the look. */
  constructor(few = Number.POSITIVE_INFINITY) {
    this.#few = few;
  }

  get slowInARow(): number {
    return this.#slowInARow;
  }

  /** Returns a look when it is complete. */
  add({ ms, lasts, slow, quick }: Picture): Look | null {
    const seen = this.#seen;
    const sum = {
      ms: seen.ms + ms,
      lasts: seen.lasts + lasts,
      slow: seen.slow + slow,
      quick: seen.quick + quick,
      count: seen.count + 1,
    };
    this.#seen = sum;
    const isMuchTooSlow = sum.count >= this.#few && sum.ms > (this.isLate ? 1 : MUCH_TOO_SLOW) * sum.slow;
    if (sum.lasts < LOOK_MS && !isMuchTooSlow) return null;
    this.forget();
    this.#slowInARow = sum.ms > sum.slow ? this.#slowInARow + 1 : 0;
    return { isQuick: sum.ms < sum.quick, isMuchTooSlow, lasted: sum.lasts };
  }

  /** Drops the pictures that were not judged yet. */
  forget(): void {
    this.#seen = NOTHING;
    this.isLate = false;
  }
}

function more(level: QualityLevel): QualityLevel {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? level;
}

function less(level: QualityLevel): QualityLevel {
  return LEVELS[LEVELS.indexOf(level) - 1] ?? level;
}

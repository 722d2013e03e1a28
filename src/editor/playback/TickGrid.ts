/** The moments at which a playing game ticks: one every so many ms of the clock, without drift (details §4, "Controls"). */
export class TickGrid {
  #due = 0;
  /** How many were left out before the one that is due now. */
  leftOut = 0;

  /** The first one lies a whole tick ahead; the ms until then. */
  begin(now: number, speed: number): number {
    this.#due = now + speed;
    return speed;
  }

  /**
   * The ms from now until the next one. A tick that was a little late is followed on time; where whole ticks were
   * missed they are left out, so that a game never hurries to catch up.
   */
  next(now: number, speed: number): number {
    this.#due += speed;
    const late = now - this.#due;
    this.leftOut = late >= speed ? Math.floor(late / speed) + 1 : 0;
    this.#due += this.leftOut * speed;
    return Math.max(this.#due - now, 0);
  }
}

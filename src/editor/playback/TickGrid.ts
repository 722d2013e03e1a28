/** The moments at which a playing game ticks: one every so many ms of the clock, without drift (details §4, "Controls"). */
export class TickGrid {
  #due = 0;

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
    if (late >= speed) this.#due += (Math.floor(late / speed) + 1) * speed;
    return Math.max(this.#due - now, 0);
  }
}

/** How far a wheel, or two fingers on a touchpad, have to go for one step of zoom, CSS px. */
const FAR = 60;
/** A touchpad tells of a pinch as a wheel with Ctrl, in small steps. */
const FAR_PINCHED = 8;
const LINE = 33;

/** Gathers what a wheel tells until it is a step of zoom: a mouse sends whole notches, a touchpad a hundred small pieces. */
export class WheelZoom {
  #way = 0;

  /** 1: nearer, -1: farther, 0: not yet. */
  turn({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): -1 | 0 | 1 {
    const way = deltaMode === 0 ? deltaY : deltaY * LINE;
    this.#way = Math.sign(way) === Math.sign(this.#way) ? this.#way + way : way;
    if (Math.abs(this.#way) < (ctrlKey ? FAR_PINCHED : FAR)) return 0;
    this.#way = 0;
    return way < 0 ? 1 : -1;
  }
}

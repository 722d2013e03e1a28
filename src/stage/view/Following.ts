import { clamp, type Point, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import type { Camera } from "./camera.ts";
import { exactZoom } from "./zoom.ts";

/** The squares that a camera shows of a stage that is larger than its room, CSS px. */
const FOLLOWED_SQUARE = { least: 56, most: 80 } as const;
/** The camera has gone 95 % of its way after three times as long, ms. */
const EASE_MS = 60;
/** Nothing is drawn while nothing moves: a camera at rest counts no more than this of the time since the frame before, ms. */
const REST_MAX_MS = 100;
/** How far the actor may go before the camera follows, in squares: a jump in place does not shake the world. */
const LEEWAY = 1;
/** The camera has arrived when it lacks less than this, in squares. */
const NEAR = 0.004;

/** What a following camera sees: `grain` is the px of the canvas per CSS px. */
export interface FollowView {
  readonly stage: Size;
  /** CSS px. */
  readonly viewSize: Size;
  readonly zoom: number;
  readonly grain: number;
}

/** One direction of the stage, in squares. */
interface Axis {
  /** What is seen, and how much there is. */
  readonly seen: number;
  readonly all: number;
  /** The middle of the view, and where it is going. */
  readonly center: number;
  readonly target: number;
}

/**
 * The camera that follows an actor: it keeps the actor in the middle third of the view, comes after it softly, and stays within the stage.
 * The actor is never nearer to an edge of the view than a quarter of it, unless the stage ends there. Loaded for a game that has a camera.
 */
export class Following {
  #x: Axis | null = null;
  #y: Axis | null = null;
  /** The middle of the actor, where it was last drawn. */
  #actor: Point = { x: 0, y: 0 };
  #time = 0;
  /** The child looks elsewhere, until the actor moves. */
  #isAway = false;

  /** The zoom at which it follows; null if all of the stage can be seen without making its squares small. */
  zoomFor(viewSize: Size, stage: Size): number | null {
    const { least, most } = FOLLOWED_SQUARE;
    if (TILE * exactZoom(viewSize, stage) >= least) return null;
    // A side that can be seen as a whole is.
    const [wide, high] = [viewSize.width / stage.width, viewSize.height / stage.height].map(Math.floor);
    const whole = [wide, high].find((square = 0) => square >= least && square <= most);
    const square = whole ?? clamp(Math.round(Math.sqrt(viewSize.width * viewSize.height) / 10), least, most);
    return square / TILE;
  }

  /** Whether the camera is still on its way. */
  get isMoving(): boolean {
    return [this.#x, this.#y].some((axis) => axis !== null && axis.target !== axis.center);
  }

  /** Looks straight at the actor in the next frame. */
  reset(): void {
    this.#x = null;
    this.#y = null;
  }

  /** The camera for an actor whose corner is drawn at `square`, which may lie between two squares. `isSmooth`: it glides, and so does the actor. */
  follow(square: Point, view: FollowView, { now, isSmooth }: { now: number; isSmooth: boolean }): Camera {
    const actor = { x: square.x + 0.5, y: square.y + 0.5 };
    const before = this.#actor;
    const sinceBefore = Math.max(0, now - this.#time);
    const ms = this.isMoving ? sinceBefore : Math.min(sinceBefore, REST_MAX_MS);
    this.#actor = actor;
    this.#time = now;
    const tile = TILE * view.zoom;
    const [across, down] = [view.viewSize.width / tile, view.viewSize.height / tile];
    const isFar = Math.abs(actor.x - before.x) > across / 2 || Math.abs(actor.y - before.y) > down / 2;
    if (isFar) this.reset();
    const isAway = this.#isAway && !isFar;
    const rests = isAway && actor.x === before.x && actor.y === before.y;
    const goOn = (axis: Axis | null, at: number, seen: number, all: number): Axis => {
      if (axis === null || seen >= all) return still(middleOf(at, seen, all), seen, all);
      if (rests) return still(middleOf(axis.center, seen, all), seen, all);
      return isSmooth ? eased({ ...axis, seen, all }, at, { ms, isAway }) : jumped({ ...axis, seen, all }, at);
    };
    this.#x = goOn(this.#x, actor.x, across, view.stage.width);
    this.#y = goOn(this.#y, actor.y, down, view.stage.height);
    this.#isAway = isAway && !(isClose(this.#x, actor.x) && isClose(this.#y, actor.y));
    return {
      zoom: view.zoom,
      left: cornerOf(this.#x, square.x, tile, view.grain),
      top: cornerOf(this.#y, square.y, tile, view.grain),
    };
  }

  /** Stays where it is. */
  stop(): void {
    this.#x = this.#x && still(this.#x.center, this.#x.seen, this.#x.all);
    this.#y = this.#y && still(this.#y.center, this.#y.seen, this.#y.all);
  }

  /** Looks elsewhere, as far as these px of the screen, until the actor moves. */
  lookAside(step: Point, zoom: number): void {
    const tile = TILE * zoom;
    const aside = (axis: Axis | null, px: number) =>
      axis && still(middleOf(axis.center - px / tile, axis.seen, axis.all), axis.seen, axis.all);
    this.#x = aside(this.#x, step.x);
    this.#y = aside(this.#y, step.y);
    this.#isAway = true;
  }
}

function still(center: number, seen: number, all: number): Axis {
  return { seen, all, center, target: center };
}

/** The middle of a view that looks at a place, without seeing beyond the stage. */
function middleOf(at: number, seen: number, all: number): number {
  return seen >= all ? all / 2 : clamp(at, seen / 2, all - seen / 2);
}

/** How far the near edge of the actor may be from the middle when it keeps this share of the view from the edge. */
function reach(seen: number, share: number): number {
  return Math.max(0, seen * (0.5 - share) - 0.5);
}

function isClose({ center, seen }: Axis, at: number): boolean {
  return Math.abs(at - center) <= reach(seen, 1 / 4);
}

/** Without motion, the camera jumps when the actor leaves the middle third. */
function jumped({ center, seen, all }: Axis, at: number): Axis {
  return still(middleOf(Math.abs(at - center) > reach(seen, 1 / 3) ? at : center, seen, all), seen, all);
}

/**
 * The camera lags behind a target that moves evenly by the same way in each frame, however long the frames are: so the actor stands still on
 * the screen while the world goes by.
 */
function eased(axis: Axis, at: number, { ms, isAway }: { ms: number; isAway: boolean }): Axis {
  const { seen, all } = axis;
  const leeway = Math.min(LEEWAY, reach(seen, 1 / 3));
  const target = middleOf(clamp(axis.center, at - leeway, at + leeway), seen, all);
  const lag = ms > 0 ? ((target - axis.target) / ms) * EASE_MS : 0;
  const lacking = lag + (axis.target - axis.center - lag) * Math.exp(-ms / EASE_MS);
  const eased = Math.abs(lacking) < NEAR ? target : target - lacking;
  const most = reach(seen, 1 / 4);
  const center = isAway ? eased : clamp(eased, at - most, at + most);
  return { seen, all, center: middleOf(center, seen, all), target };
}

/** Where the stage begins, CSS px of the view, so that the followed actor is drawn on whole px: otherwise it would tremble. */
function cornerOf({ center, seen, all }: Axis, square: number, tile: number, grain: number): number {
  const corner = (seen / 2 - center) * tile;
  const isAtEdge = seen >= all || center === middleOf(0, seen, all) || center === middleOf(all, seen, all);
  if (isAtEdge) return Math.round(corner);
  return Math.round((corner + square * tile) * grain) / grain - square * tile;
}

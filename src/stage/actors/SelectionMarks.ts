import { type Actor, type Characters, footprint, type Id, own, type Point, TILE } from "../../engine/index.ts";
import { tileCenter } from "../../pictures/index.ts";
import { Container, Graphics } from "../../pixi/pixi.ts";

const ORIGIN: Point = { x: 0, y: 0 };

/** The corner brackets of a selected actor: their lines from the bottom up, px of the screen. */
const BRACKET_LINES = [
  { color: "#ffffff", width: 8 },
  { color: "#126b66", width: 4 },
] as const;
/** How long an arm of a bracket is, as a share of a square. */
const ARM = 0.2;
/** How far inside of the squares a bracket lies, px of the screen. */
const INSET = 7;
/** In squares smaller than this, px of the screen, brackets are finer and nearer to the corners, so that they leave the face free. */
const LARGE_SQUARE = 70;
const FINER = 0.55;

/**
 * Marks the corners of the box around an actor, relative to the middle of its anchor tile: an outline would look like an empty frame.
 * `screenPx`: a px of the screen in px of the stage.
 */
export function drawBrackets(line: Graphics, actor: Actor, characters: Characters, screenPx: number): void {
  const px = TILE / screenPx < LARGE_SQUARE ? FINER * screenPx : screenPx;
  const squares = footprint({ ...actor, position: ORIGIN }, own(characters, actor.characterId));
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [left, top] = [(Math.min(...xs) - 0.5) * TILE + INSET * px, (Math.min(...ys) - 0.5) * TILE + INSET * px];
  const [right, bottom] = [(Math.max(...xs) + 0.5) * TILE - INSET * px, (Math.max(...ys) + 0.5) * TILE - INSET * px];
  const arm = ARM * TILE;
  line.clear();
  for (const { color, width } of BRACKET_LINES) {
    for (const [x, across] of [
      [left, arm],
      [right, -arm],
    ] as const) {
      for (const [y, along] of [
        [top, arm],
        [bottom, -arm],
      ] as const)
        line
          .moveTo(x + across, y)
          .lineTo(x, y)
          .lineTo(x, y + along);
    }
    line.stroke({ color, width: width * px, cap: "round", join: "round" });
  }
}

/** What moves with actors: brackets, and the values above their pictures. */
export interface ActorFollower {
  setCharacters(characters: Characters): void;
  /** Whether it follows an actor. */
  has(id: Id): boolean;
  /** Follows an actor, which may be between two squares, with the picture that was just moved there. */
  follow(actor: Actor, square: Point, picture: Pick<Container, "position">): void;
  remove(id: Id): void;
}

/** The brackets of the actors selected in addition to the raised one. */
export class SelectionMarks implements ActorFollower {
  readonly container = new Container();
  readonly #lines = new Map<Id, Graphics>();
  /** The appearance and turn for which each was drawn: an actor that only moves takes its brackets along. */
  #drawn = new WeakMap<Graphics, string>();
  #characters: Characters = {};
  #zoom = 1;

  setCharacters(characters: Characters): void {
    this.#characters = characters;
    this.#drawn = new WeakMap();
  }

  showMarks(actors: readonly Actor[], zoom: number): void {
    this.#zoom = zoom;
    for (const line of this.#lines.values()) line.destroy();
    this.#lines.clear();
    for (const actor of actors) {
      const line = new Graphics();
      this.#lines.set(actor.id, line);
      this.container.addChild(line);
      this.follow(actor, actor.position);
    }
  }

  follow(actor: Actor, square: Point): void {
    const line = this.#lines.get(actor.id);
    if (!line) return;
    const { x, y } = tileCenter(square);
    line.position.set(x, y);
    const shape = `${actor.appearance} ${actor.transform}`;
    if (this.#drawn.get(line) === shape) return;
    this.#drawn.set(line, shape);
    drawBrackets(line, actor, this.#characters, 1 / this.#zoom);
  }

  has(id: Id): boolean {
    return this.#lines.has(id);
  }

  remove(id: Id): void {
    this.#lines.get(id)?.destroy();
    this.#lines.delete(id);
  }
}

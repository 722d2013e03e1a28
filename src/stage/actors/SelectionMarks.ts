import { type Actor, type Characters, footprint, type Id, own, type Point, TILE } from "../../engine/index.ts";
import { tileCenter } from "../../pictures/index.ts";
import { Container, Graphics } from "../../pixi/pixi.ts";
import { outlineOf } from "./outline.ts";

const LINE = { color: "#ffffff", shade: "#000000", shadeAlpha: 0.6 } as const;
/** The width of the outline of the raised actor, px of the screen. */
const OUTLINE_WIDTH = 2;
const WIDTH_OF_OTHERS = 1.5;
const ORIGIN: Point = { x: 0, y: 0 };

/** Draws what marks an actor as selected, relative to the middle of its anchor tile. `px`: a px of the screen in px of the stage. */
export type SelectionMark = (line: Graphics, actor: Actor, characters: Characters, px: number) => void;

/** Outlines the squares that the raised actor fills. */
export const outline: SelectionMark = (line, actor, characters, px) =>
  outlineSquares(line, actor, characters, OUTLINE_WIDTH * px);

function outlineSquares(line: Graphics, actor: Actor, characters: Characters, width: number): void {
  const edges = outlineOf(footprint({ ...actor, position: ORIGIN }, own(characters, actor.characterId)));
  const corner = ({ x, y }: Point): [number, number] => [(x - 0.5) * TILE, (y - 0.5) * TILE];
  const trace = () => {
    for (const { from, to } of edges) line.moveTo(...corner(from)).lineTo(...corner(to));
  };
  line.clear();
  trace();
  // White with a thin shadow, so that it is visible on white.
  line.stroke({ color: LINE.shade, alpha: LINE.shadeAlpha, width: 2 * width, cap: "square" });
  trace();
  line.stroke({ color: LINE.color, width, cap: "square" });
}

/** The corner brackets of the selected actor in a recording: their lines from the bottom up, px of the screen. */
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

/** Marks the corners of the box around an actor, relative to the middle of its anchor tile: an outline would hide the frame's. */
export const brackets: SelectionMark = (line, actor, characters, screenPx) => {
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
};

/** What moves with actors: outlines, and the values above their pictures. */
export interface ActorFollower {
  setCharacters(characters: Characters): void;
  /** Whether it follows an actor. */
  has(id: Id): boolean;
  /** Follows an actor, which may be between two squares, with the picture that was just moved there. */
  follow(actor: Actor, square: Point, picture: Pick<Container, "position">): void;
  remove(id: Id): void;
}

/** The outlines of the actors selected in addition to the raised one. */
export class SelectionMarks implements ActorFollower {
  readonly container = new Container();
  readonly #lines = new Map<Id, Graphics>();
  #characters: Characters = {};
  #zoom = 1;

  setCharacters(characters: Characters): void {
    this.#characters = characters;
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
    outlineSquares(line, actor, this.#characters, WIDTH_OF_OTHERS / this.#zoom);
  }

  has(id: Id): boolean {
    return this.#lines.has(id);
  }

  remove(id: Id): void {
    this.#lines.get(id)?.destroy();
    this.#lines.delete(id);
  }
}

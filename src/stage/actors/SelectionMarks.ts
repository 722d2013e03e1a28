/** The lines around selected actors, as thin at every zoom (details §4 "Layers"). */
import { type Actor, type Characters, footprint, type Id, own, type Point, TILE } from "../../engine/index.ts";
import { tileCenter } from "../../pictures/placement.ts";
import { Container, Graphics } from "../view/pixi.ts";
import { outlineOf } from "./outline.ts";

const LINE = { colour: "#ffffff", shade: "#000000", shadeAlpha: 0.6 } as const;
/** Px on the screen: around the one that is spoken of, and around those selected with it. */
export const OUTLINE_WIDTH = 2;
const WIDTH_OF_OTHERS = 1.5;
const ORIGIN: Point = { x: 0, y: 0 };

/** Draws the line around the squares that an actor fills, about the middle of its anchor tile. */
export function outline(line: Graphics, actor: Actor, characters: Characters, width: number): void {
  const edges = outlineOf(footprint({ ...actor, position: ORIGIN }, own(characters, actor.characterId)));
  const corner = ({ x, y }: Point): [number, number] => [(x - 0.5) * TILE, (y - 0.5) * TILE];
  const trace = () => {
    for (const { from, to } of edges) line.moveTo(...corner(from)).lineTo(...corner(to));
  };
  line.clear();
  trace();
  // White on a thin shade, so that it shows on white things too.
  line.stroke({ color: LINE.shade, alpha: LINE.shadeAlpha, width: 2 * width, cap: "square" });
  trace();
  line.stroke({ color: LINE.colour, width, cap: "square" });
}

/** Around those who are selected with the one that is raised. */
export class SelectionMarks {
  readonly container = new Container();
  readonly #lines = new Map<Id, Graphics>();

  showMarks(actors: readonly Actor[], characters: Characters, zoom: number): void {
    for (const line of this.#lines.values()) line.destroy();
    this.#lines.clear();
    for (const actor of actors) {
      const line = new Graphics();
      this.#lines.set(actor.id, line);
      this.container.addChild(line);
      this.follow(actor, actor.position, characters, zoom);
    }
  }

  /** An actor was drawn anew, maybe between two squares. */
  follow(actor: Actor, square: Point, characters: Characters, zoom: number): void {
    const line = this.#lines.get(actor.id);
    if (!line) return;
    const { x, y } = tileCenter(square);
    line.position.set(x, y);
    outline(line, actor, characters, WIDTH_OF_OTHERS / zoom);
  }

  has(id: Id): boolean {
    return this.#lines.has(id);
  }

  remove(id: Id): void {
    this.#lines.get(id)?.destroy();
    this.#lines.delete(id);
  }
}

import type { Scene, SquareTarget } from "../../editor/index.ts";
import { type Actor, type Extent, type Id, isInExtent, type Point, type Side, TILE } from "../../engine/index.ts";
import type { Box } from "../../pixels/Box.ts";
import type { ViewActors } from "../actors/ViewActors.ts";
import { type Camera, lineAt, squareAt } from "./camera.ts";

interface HitTestDeps {
  readonly index: ViewActors;
  /** Brings the index, the scene and the camera up to date. */
  readonly refresh: () => void;
  readonly scene: () => Scene | null;
  readonly camera: () => Camera;
  /** What of the view shows the stage, CSS px. */
  readonly seen: () => Box;
  /** In squares of the stage; null if nothing is being recorded. */
  readonly extent: () => Extent | null;
  /** The actor that is drawn above the others. */
  readonly raised: () => Id | null;
}

/** Finds what a pointer or the keyboard cursor is on, in the view as it will be drawn next. */
export class HitTest {
  readonly #deps: HitTestDeps;

  constructor(deps: HitTestDeps) {
    this.#deps = deps;
  }

  /** The square at a point of the view (CSS px); null while nothing is shown. */
  squareAt(pixel: Point): SquareTarget | null {
    const { refresh, scene, camera } = this.#deps;
    refresh();
    const shown = scene();
    return shown && { kind: "square", view: shown.view, ...squareAt(pixel, camera(), shown.stage) };
  }

  /** Whether a point of the view (CSS px) is on what is visible of the picture, or at most so many squares away from it. */
  isSeenAt({ x, y }: Point, squaresAway = 0): boolean {
    const seen = this.#deps.seen();
    const away = squaresAway * TILE * this.#deps.camera().zoom;
    const isIn = (at: number, from: number, length: number) => at >= from - away && at < from + length + away;
    return isIn(x, seen.x, seen.width) && isIn(y, seen.y, seen.height);
  }

  /** Whether a point of the view (CSS px) is in a picture of a recording, but not in its frame. */
  isOnMargin(pixel: Point): boolean {
    const extent = this.#deps.extent();
    const target = extent && this.squareAt(pixel);
    return Boolean(target && extent && (!target.inside || !isInExtent(extent, target.cell)));
  }

  /** The actor a pointer would hit: the one drawn above the others of the square. */
  actorAt(cell: Point): Actor | null {
    const { index, refresh, raised } = this.#deps;
    refresh();
    const above = raised();
    const id = above && index.occupies(above, cell) ? above : index.topmostAt(cell);
    return id === null ? null : (index.get(id) ?? null);
  }

  /** All actors on a square, the one a pointer would hit first. */
  actorsAt(cell: Point): readonly Actor[] {
    const hit = this.actorAt(cell);
    const others = this.#deps.index.allAt(cell).filter(({ id }) => id !== hit?.id);
    return hit ? [hit, ...others] : others;
  }

  /**
   * Where a point of the view is on the axis along which a side of the extent is dragged, in squares. It is counted with the same camera
   * during the whole drag, so that a square is as long at its end as at its start.
   */
  gridLines(side: Side): (pixel: Point) => number {
    const camera = this.#deps.camera();
    return (pixel) => lineAt(pixel, camera, side);
  }
}

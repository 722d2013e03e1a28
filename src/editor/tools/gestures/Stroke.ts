import type { Point } from "../../../engine/index.ts";
import type { ToolContext } from "../Tool.ts";
import type { SquareTarget, ToolEvent, ViewId } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

export interface StrokeOptions {
  readonly name: string;
  /** Works on one cell; true if there was something to do. */
  readonly visit: (view: ViewId, cell: Point) => boolean;
  /** Shows the preview at the pointer. */
  readonly show?: (event: ToolEvent) => void;
  /** The label of the whole stroke for the undo button. */
  readonly label: (visited: number) => string;
}

/** Visits every cell that the pointer passes once, including those between two events, as one undo entry. */
export class Stroke implements Gesture {
  readonly name: string;
  readonly #context: ToolContext;
  readonly #parts: StrokeOptions;
  readonly #view: ViewId;
  readonly #visited = new Set<string>();
  #last: Point;
  #done = 0;

  constructor(context: ToolContext, start: SquareTarget, parts: StrokeOptions) {
    this.name = parts.name;
    this.#context = context;
    this.#parts = parts;
    this.#view = start.view;
    this.#last = start.cell;
    context.editor.history.mark();
    context.editor.recorder.mark();
    this.#visit(start.cell);
  }

  move(event: ToolEvent): Gesture {
    const { target } = event;
    this.#parts.show?.(event);
    if (target.kind !== "square" || target.view !== this.#view || !target.inside) return this;
    for (const cell of cellsBetween(this.#last, target.cell)) this.#visit(cell);
    this.#last = target.cell;
    return this;
  }

  release(event: ToolEvent): boolean {
    this.move(event);
    const label = this.#parts.label(this.#done);
    this.#context.editor.history.commit(label);
    this.#context.editor.recorder.commit(label);
    return true;
  }

  cancel(): void {
    this.#context.editor.history.bail();
    this.#context.editor.recorder.bail();
  }

  #visit(cell: Point): void {
    const key = `${cell.x},${cell.y}`;
    if (this.#visited.has(key)) return;
    this.#visited.add(key);
    if (this.#parts.visit(this.#view, cell)) this.#done += 1;
  }
}

/** The cells on a straight line between two cells, both included. */
function cellsBetween(from: Point, to: Point): Point[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const at = (step: number): Point => ({
    x: Math.round(from.x + ((to.x - from.x) * step) / Math.max(steps, 1)),
    y: Math.round(from.y + ((to.y - from.y) * step) / Math.max(steps, 1)),
  });
  return Array.from({ length: steps + 1 }, (_, step) => at(step));
}

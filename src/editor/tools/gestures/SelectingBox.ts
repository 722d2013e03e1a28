import { filledSquares, type Point } from "../../../engine/index.ts";
import { stageOf } from "../../actions/viewStages.ts";
import { documentOf } from "../../EditorContext.ts";
import { mapEntries } from "../../state/largeMaps.ts";
import { NOTHING_SHOWN, type SelectionBox } from "../DragPreview.ts";
import type { ToolContext } from "../Tool.ts";
import type { SquareTarget, ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** Draws a box over a stage and selects every actor that fills a square it touches. */
export class SelectingBox implements Gesture {
  readonly name = "selectingBox";
  readonly #context: ToolContext;
  readonly #adds: boolean;
  #box: SelectionBox;

  /** `adds`: actors that are selected already stay selected. */
  constructor(context: ToolContext, start: SquareTarget, adds: boolean) {
    this.#context = context;
    this.#adds = adds;
    this.#box = { view: start.view, from: placeOf(start), to: placeOf(start) };
  }

  move({ target }: ToolEvent): Gesture {
    if (target.kind === "square" && target.view === this.#box.view) this.#box = { ...this.#box, to: placeOf(target) };
    this.#context.showPreview({ ...NOTHING_SHOWN, box: this.#box });
    return this;
  }

  /** Selecting does not count as using a tool. */
  release(event: ToolEvent): boolean {
    this.move(event);
    const { editor } = this.#context;
    const { selection } = editor;
    const { view } = this.#box;
    const { selectsSeveral } = editor.ui.state;
    const before = this.#adds ? selection.actors(view) : [];
    const known = new Set(before.map(({ id }) => id));
    selection.select(view, [...before, ...this.#touched().filter(({ id }) => !known.has(id))]);
    if (this.#adds) selection.selectSeveral(selectsSeveral);
    return false;
  }

  cancel(): void {}

  /** The topmost actor first. */
  #touched() {
    const { editor } = this.#context;
    const stage = stageOf(editor, this.#box.view);
    if (!stage) return [];
    const { characters } = documentOf(editor);
    const touches = touching(this.#box);
    return mapEntries(stage.actors)
      .values.filter((actor) => filledSquares(actor, characters, stage).some(touches))
      .reverse();
  }
}

function placeOf({ cell, within }: SquareTarget): Point {
  return { x: cell.x + within.x, y: cell.y + within.y };
}

function touching({ from, to }: SelectionBox): (square: Point) => boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return ({ x, y }) => x + 1 > left && x < right && y + 1 > top && y < bottom;
}

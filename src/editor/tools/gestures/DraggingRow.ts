import { NOTHING_SHOWN } from "../DragPreview.ts";
import type { ToolContext } from "../Tool.ts";
import type { ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** Drags an action row to another place among the actions, which are executed in this order. */
export class DraggingRow implements Gesture {
  readonly name = "draggingRow";
  readonly #context: ToolContext;
  readonly #index: number;

  constructor(context: ToolContext, index: number) {
    this.#context = context;
    this.#index = index;
  }

  move(event: ToolEvent): Gesture {
    const to = this.#to(event);
    const rowPlace = to === null ? null : ({ kind: "action", index: to } as const);
    this.#context.showPreview({ ...NOTHING_SHOWN, draggedRow: this.#index, rowPlace });
    return this;
  }

  release(event: ToolEvent): boolean {
    const to = this.#to(event);
    if (to !== null) this.#context.editor.recording.rows.moveAction(this.#index, to);
    return to !== null;
  }

  cancel(): void {}

  /** The index of the row under the pointer; below the last row the end. */
  #to({ target }: ToolEvent): number | null {
    const count = this.#context.editor.recorder.recording?.actions.length ?? 0;
    if (target.kind === "actions") return count - 1;
    return target.kind === "action" || target.kind === "valueSlot" ? target.index : null;
  }
}

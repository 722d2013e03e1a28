import type { Side } from "../../../engine/index.ts";
import { sideLine } from "../../../recording/index.ts";
import type { ToolContext } from "../Tool.ts";
import type { HandleTarget, ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** Drags one side of the extent from grid line to grid line, as one step of the recording. */
export class DraggingHandle implements Gesture {
  readonly name = "draggingHandle";
  readonly #context: ToolContext;
  readonly #side: Side;
  /** The distance from the side to where its handle was pressed, so that the side never runs ahead of the pointer. */
  readonly #grab: number;

  constructor(context: ToolContext, { side, line }: HandleTarget) {
    this.#context = context;
    this.#side = side;
    const { recording } = context.editor.recorder;
    this.#grab = recording ? line - sideLine(recording, side) : 0;
    context.editor.recorder.mark();
  }

  move({ target }: ToolEvent): Gesture {
    if (target.kind === "handle")
      this.#context.editor.recording.moveSide(this.#side, Math.round(target.line - this.#grab));
    return this;
  }

  release(event: ToolEvent): boolean {
    this.move(event);
    this.#context.editor.recorder.commit("resize picture");
    return true;
  }

  cancel(): void {
    this.#context.editor.recorder.bail();
  }
}

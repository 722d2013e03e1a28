import { isIgnoredAt } from "../../recording/extent.ts";
import { isInPicture } from "../../recording/Recording.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Stroke } from "./gestures/Stroke.ts";
import { Tool } from "./Tool.ts";
import type { ToolEvent } from "./ToolEvent.ts";

/** Marks squares of the picture whose content does not matter; the first square of a stroke decides between on and off. */
export class IgnoreSquareTool extends Tool {
  press({ target }: ToolEvent): Gesture | null {
    const { recording } = this.context.editor.recorder;
    if (!recording || target.kind !== "square" || target.view === "stage" || !target.inside) return null;
    if (!isInPicture(recording, target.cell)) return null;
    const ignored = !isIgnoredAt(recording, target.cell);
    return new Stroke(this.context, target, {
      name: "ignoring",
      visit: (_view, cell) => {
        this.context.recording.setIgnored(cell, ignored);
        return true;
      },
      label: () => (ignored ? "ignore squares" : "look at squares again"),
    });
  }

  /** The tool stays chosen until it is pressed again or the recording ends. */
  override finished(): void {}
}

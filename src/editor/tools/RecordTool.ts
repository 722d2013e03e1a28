import { isIgnoredAt, isInPicture } from "../../recording/index.ts";
import { topmostAt } from "../actions/viewStages.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { Stroke } from "./gestures/Stroke.ts";
import { Tool } from "./Tool.ts";
import type { Target, ToolEvent } from "./ToolEvent.ts";

/** Begins to record a rule for the pressed actor or character. */
export class RecordTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    if (this.context.editor.readOnly) return null;
    return new Pressing(event, { tap: () => this.#record(event.target), drag: null });
  }

  #record(target: Target): boolean {
    const { editor } = this.context;
    if (target.kind === "character" || target.kind === "appearance") editor.recording.forCharacter(target.characterId);
    if (target.kind === "rule" && target.ruleId !== null) editor.recording.again(target.characterId, target.ruleId);
    const top = target.kind === "square" ? topmostAt(editor, target.view, target.cell) : undefined;
    if (top) editor.recording.onActor(top.id);
    return editor.recorder.recording !== null;
  }
}

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
        this.context.editor.recording.setIgnored(cell, ignored);
        return true;
      },
      label: () => (ignored ? "ignore squares" : "look at squares again"),
    });
  }

  /** The tool stays chosen until it is pressed again or the recording ends. */
  override finished(): void {}
}

import { topmostAt } from "../actions/viewStages.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { Tool } from "./Tool.ts";
import type { Target, ToolEvent } from "./ToolEvent.ts";

/** Begins to record a rule for the pressed actor or character. */
export class RecordTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    if (this.context.editor.readOnly) return null;
    return new Pressing(event, { tap: () => this.#record(event.target), drag: null });
  }

  #record(target: Target): boolean {
    const { editor, recording } = this.context;
    if (target.kind === "character" || target.kind === "appearance") recording.forCharacter(target.characterId);
    if (target.kind === "rule" && target.ruleId !== null) recording.again(target.characterId, target.ruleId);
    const top = target.kind === "square" ? topmostAt(editor, target.view, target.cell) : undefined;
    if (top) recording.onActor(top.id);
    return editor.recorder.recording !== null;
  }
}

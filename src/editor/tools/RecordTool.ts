import { topmostAt } from "../edits/pictures.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { Tool } from "./Tool.ts";
import type { Target, ToolEvent } from "./ToolEvent.ts";

/** Begins teaching a rule to the actor or character it is put on (spec §4, "Recording lifecycle"). */
export class RecordTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    if (this.hand.bench.readOnly) return null;
    return new Pressing(event, { tap: () => this.#record(event.target), drag: null });
  }

  #record(target: Target): boolean {
    const { bench, recording } = this.hand;
    if (target.kind === "character" || target.kind === "appearance") recording.forCharacter(target.characterId);
    if (target.kind === "rule" && target.ruleId !== null) recording.again(target.characterId, target.ruleId);
    const top = target.kind === "square" ? topmostAt(bench, target.view, target.cell) : undefined;
    if (top) recording.onActor(top.id);
    return bench.recorder.recording !== null;
  }
}

import type { Actor, Point } from "../../engine/index.ts";
import { actorsAt, topmostAt } from "../actions/viewStages.ts";
import { characterOf } from "../EditorContext.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { Stroke } from "./gestures/Stroke.ts";
import { Tool } from "./Tool.ts";
import type { SquareTarget, Target, ToolEvent, ViewId } from "./ToolEvent.ts";

/** Deletes the topmost actor of every cell it passes, and what is tapped in a panel. */
export class TrashTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    const { target } = event;
    if (this.context.editor.readOnly) return null;
    if (target.kind === "square") return target.inside ? this.#stroke(target) : null;
    return new Pressing(event, { tap: () => this.#take(target), drag: null });
  }

  #stroke(target: SquareTarget): Gesture {
    const { editor } = this.context;
    let lastTaken = "actor";
    return new Stroke(this.context, target, {
      name: "trashing",
      visit: (view, cell) => {
        const actor = this.#meantAt(view, cell);
        if (!actor || !editor.actors.remove(view, actor.id)) return false;
        lastTaken = characterOf(editor, actor.characterId)?.name ?? lastTaken;
        return true;
      },
      label: (taken) => (taken === 1 ? `delete ${lastTaken}` : `delete ${taken} characters`),
    });
  }

  /** In a recording, what shares a square with the main actor: that has just come there and is drawn above what it meets. */
  #meantAt(view: ViewId, cell: Point): Actor | undefined {
    const { editor } = this.context;
    const top = topmostAt(editor, view, cell);
    const mainActorId = view === "stage" ? null : editor.recorder.recording?.mainActorId;
    if (top?.id !== mainActorId) return top;
    return actorsAt(editor, view, cell).find(({ id }) => id !== mainActorId) ?? top;
  }

  #take(target: Target): boolean {
    const { characters, rules, variables, globals, recording } = this.context.editor;
    switch (target.kind) {
      case "character":
        characters.remove(target.characterId);
        return true;
      case "appearance":
        characters.removeAppearance(target.characterId, target.appearanceId);
        return true;
      case "rule":
        if (target.ruleId !== null) rules.remove(target.characterId, target.ruleId);
        return target.ruleId !== null;
      case "variable":
        variables.remove(target.characterId, target.variableId);
        return true;
      case "global":
        globals.remove(target.globalId);
        return true;
      case "condition":
        recording.rows.removeCondition(target.key);
        return true;
      case "conditionSlot":
        recording.rows.clearOperand(target);
        return true;
      case "valueSlot":
        recording.rows.clearValue(target.index);
        return true;
      case "action":
        recording.rows.removeAction(target.index);
        return true;
      default:
        return false;
    }
  }
}

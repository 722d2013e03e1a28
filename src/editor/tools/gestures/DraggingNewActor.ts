import { stageOf } from "../../actions/viewStages.ts";
import { dragPreview } from "../DragPreview.ts";
import { type DropTarget, dropTargetOf, MIDDLE } from "../dropTarget.ts";
import type { ToolEvent } from "../ToolEvent.ts";
import { DraggingFromLibrary } from "./DraggingFromLibrary.ts";
import type { Gesture } from "./Gesture.ts";

/** Drags a character from the library to a stage, where it becomes an actor. */
export class DraggingNewActor extends DraggingFromLibrary {
  override readonly name = "draggingNewActor";

  override move(event: ToolEvent): Gesture {
    const dropTarget = this.#dropTarget(event);
    const reason = dropTarget && this.#refusal(dropTarget);
    this.context.showPreview(dragPreview(this.#like, event, { dropTarget, reason }));
    return this;
  }

  override release(event: ToolEvent): boolean {
    const { editor } = this.context;
    const dropTarget = this.#dropTarget(event);
    if (!dropTarget) return false;
    const reason = this.#refusal(dropTarget);
    if (reason) editor.notices.tell(reason);
    const placed = reason ? null : editor.actors.place(dropTarget.view, this.#like, dropTarget.cell);
    if (placed) editor.ui.selectActor(dropTarget.view, placed, this.characterId);
    return placed !== null;
  }

  #dropTarget({ target }: ToolEvent): DropTarget | null {
    return dropTargetOf(target, MIDDLE, (view) => stageOf(this.context.editor, view));
  }

  #refusal({ view, cell }: DropTarget): string | null {
    return this.context.editor.actors.refusalToPlace(view, this.#like, cell);
  }

  get #like() {
    return { characterId: this.characterId, appearance: this.appearanceId, variableValues: {} };
  }
}

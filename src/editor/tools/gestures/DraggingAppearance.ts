import type { Actor } from "../../../engine/index.ts";
import { actorsAt } from "../../actions/viewStages.ts";
import { nameOf } from "../../EditorContext.ts";
import { dragPreview } from "../DragPreview.ts";
import type { SquareTarget, ToolEvent } from "../ToolEvent.ts";
import { DraggingFromLibrary } from "./DraggingFromLibrary.ts";
import type { Gesture } from "./Gesture.ts";

/** Drags an appearance onto the topmost actor of its character on a square. */
export class DraggingAppearance extends DraggingFromLibrary {
  override readonly name = "draggingAppearance";

  override move(event: ToolEvent): Gesture {
    const square = squareOf(event);
    const wearer = square && this.#wearer(square);
    const dragged = {
      characterId: this.characterId,
      appearance: this.appearanceId,
      transform: wearer?.transform ?? "0",
    };
    const dropTarget = wearer && square ? { view: square.view, cell: wearer.position } : null;
    const reason = square && !wearer ? this.#refusal : null;
    this.context.showPreview(dragPreview(dragged, event, { dropTarget, reason }));
    return this;
  }

  override release(event: ToolEvent): boolean {
    const square = squareOf(event);
    const wearer = square && this.#wearer(square);
    if (square && !wearer) this.context.editor.notices.tell(this.#refusal);
    if (!square || !wearer) return false;
    this.context.editor.actors.setAppearance(square.view, wearer.id, this.appearanceId);
    this.context.editor.ui.selectActor(square.view, wearer.id, this.characterId);
    return true;
  }

  get #refusal(): string {
    return `Drop it on a ${nameOf(this.context.editor, this.characterId)}.`;
  }

  #wearer({ view, cell }: SquareTarget): Actor | null {
    const actors = actorsAt(this.context.editor, view, cell);
    return actors.find((actor) => actor.characterId === this.characterId) ?? null;
  }
}

function squareOf({ target }: ToolEvent): SquareTarget | null {
  return target.kind === "square" && target.inside ? target : null;
}

import type { Readable } from "../../../recording/operands.ts";
import { NOTHING_SHOWN } from "../DragPreview.ts";
import type { ToolContext } from "../Tool.ts";
import type { RowsTarget, ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** Drags a value of the inspector into the rows of a recording: as a condition, as a setting, or into a slot. */
export class DraggingValue implements Gesture {
  readonly name = "draggingValue";
  readonly #context: ToolContext;
  readonly #what: Readable;

  constructor(context: ToolContext, what: Readable) {
    this.#context = context;
    this.#what = what;
  }

  move(event: ToolEvent): Gesture {
    const value = { what: this.#what, pixel: event.pixel };
    this.#context.showPreview({ ...NOTHING_SHOWN, value, rowPlace: placeOf(event) });
    return this;
  }

  release(event: ToolEvent): boolean {
    const { rows } = this.#context.editor.recording;
    const place = placeOf(event);
    switch (place?.kind) {
      case "conditions":
        rows.addCondition(this.#what);
        return true;
      case "conditionSlot":
        rows.setOperand(place, this.#what);
        return true;
      case "actions":
        rows.addSetting(this.#what);
        return true;
      case "valueSlot":
        rows.setValue(place.index, this.#what);
        return true;
      default:
        return false;
    }
  }

  cancel(): void {}
}

/** A row itself is no slot: next to its slots a value is dropped on the whole panel. */
function placeOf({ target }: ToolEvent): RowsTarget | null {
  switch (target.kind) {
    case "conditionSlot":
    case "valueSlot":
    case "conditions":
    case "actions":
      return target;
    case "condition":
      return { kind: "conditions" };
    case "action":
      return { kind: "actions" };
    default:
      return null;
  }
}

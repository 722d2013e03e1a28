import type { Id } from "../../../engine/index.ts";
import { NOTHING_SHOWN } from "../DragPreview.ts";
import type { ToolContext } from "../Tool.ts";
import type { RuleTarget, ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** Drags a rule or container to another place of its character's rules; with Alt held, a copy of it. */
export class DraggingRule implements Gesture {
  readonly name = "draggingRule";
  readonly #context: ToolContext;
  readonly #characterId: Id;
  readonly #ruleId: Id;

  constructor(context: ToolContext, characterId: Id, ruleId: Id) {
    this.#context = context;
    this.#characterId = characterId;
    this.#ruleId = ruleId;
  }

  move(event: ToolEvent): Gesture {
    const draggedRule = { characterId: this.#characterId, ruleId: this.#ruleId };
    this.#context.showPreview({ ...NOTHING_SHOWN, rulePlace: this.#place(event), draggedRule });
    return this;
  }

  release(event: ToolEvent): boolean {
    const place = this.#place(event);
    if (!place) return false;
    if (event.alt) this.#context.editor.rules.copyTo(this.#characterId, this.#ruleId, place);
    else this.#context.editor.rules.move(this.#characterId, this.#ruleId, place);
    return true;
  }

  cancel(): void {}

  #place({ target, alt }: ToolEvent): RuleTarget | null {
    if (target.kind !== "rule") return null;
    const isAllowed = alt
      ? target.characterId === this.#characterId
      : this.#context.editor.rules.canMove(this.#characterId, this.#ruleId, target);
    return isAllowed ? target : null;
  }
}

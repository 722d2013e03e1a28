import { findNode, type Id, own } from "../../../engine/index.ts";
import { NOTHING_SHOWN } from "../DragPreview.ts";
import type { ToolContext } from "../Tool.ts";
import type { RuleTarget, ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/**
 * Drags a rule or container to another place of its character's rules; with Alt held, a copy of it. A drop on another character of the
 * library gives it to that one, and a drop that is refused says why.
 */
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
    const draggedRule = {
      characterId: this.#characterId,
      ruleId: this.#ruleId,
      receiverId: this.#receiverId(event),
      refusal: this.#refusal(event),
    };
    this.#context.showPreview({ ...NOTHING_SHOWN, rulePlace: this.#place(event), draggedRule });
    return this;
  }

  release(event: ToolEvent): boolean {
    const { rules, notices } = this.#context.editor;
    const receiverId = this.#receiverId(event);
    if (receiverId !== null) this.#give(receiverId);
    const refusal = this.#refusal(event);
    if (refusal !== null) notices.tell(refusal);
    const place = this.#place(event);
    if (!place) return false;
    if (event.alt) rules.copyTo(this.#characterId, this.#ruleId, place);
    else rules.move(this.#characterId, this.#ruleId, place);
    return true;
  }

  cancel(): void {}

  /** Where it may be dropped; null if it may not, or would not move. */
  #place(event: ToolEvent): RuleTarget | null {
    const { target, alt } = event;
    if (target.kind !== "rule" || this.#refusal(event) !== null) return null;
    const isAllowed = alt
      ? target.characterId === this.#characterId
      : this.#context.editor.rules.canMove(this.#characterId, this.#ruleId, target);
    return isAllowed ? target : null;
  }

  /** The other character of the library that it is over. */
  #receiverId({ target }: ToolEvent): Id | null {
    const isTile = target.kind === "library" && target.characterId === null;
    const overId = target.kind === "character" ? target.characterId : isTile ? target.onId : undefined;
    return overId === undefined || overId === this.#characterId ? null : overId;
  }

  #give(toId: Id): void {
    const { store, ui } = this.#context.editor;
    const node = findNode(own(store.getState().document.characters, this.#characterId)?.rules ?? [], this.#ruleId);
    if (node) ui.openModal({ id: "giveRule", characterId: this.#characterId, node, toId });
  }

  /** Nothing is said beside all panels: whoever lets go there has thought better of it. */
  #refusal(event: ToolEvent): string | null {
    const { target, alt } = event;
    if (this.#receiverId(event) !== null) return null;
    if (target.kind === "rule") {
      return this.#context.editor.rules.refusal(this.#characterId, this.#ruleId, target, alt ? "copy" : "move");
    }
    return target.kind === "nothing" ? null : NOT_IN_THE_LIST;
  }
}

const NOT_IN_THE_LIST = "Rules stay in this list. Drop it between two rules.";

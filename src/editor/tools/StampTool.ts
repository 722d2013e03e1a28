import { type Actor, defaultAppearance, type Id } from "../../engine/index.ts";
import { actorIn, stageOf, topmostAt } from "../actions/viewStages.ts";
import { characterOf } from "../EditorContext.ts";
import type { StampItem } from "../state/EditorState.ts";
import { dragPreview } from "./DragPreview.ts";
import { type DropTarget, dropTargetOf, MIDDLE } from "./dropTarget.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { Stroke } from "./gestures/Stroke.ts";
import { Tool } from "./Tool.ts";
import type { LibraryTarget, RuleTarget, SquareTarget, ToolEvent } from "./ToolEvent.ts";

/** What a stamp prints: an actor without id and position. */
type Print = Omit<Actor, "id" | "position">;

/** Picks up a thing, then places copies of it. */
export class StampTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    const { target } = event;
    if (this.context.editor.readOnly) return null;
    switch (target.kind) {
      case "square":
        return this.#pressSquare(target);
      case "character":
        return new Pressing(event, { tap: () => this.#pickCharacter(target.characterId), drag: null });
      case "appearance":
        return new Pressing(event, { tap: () => this.#pick({ ...target, kind: "character" }), drag: null });
      case "library":
        return new Pressing(event, { tap: () => this.#copyTo(target), drag: null });
      case "rule":
        return new Pressing(event, { tap: () => this.#tapRule(target), drag: null });
      default:
        return null;
    }
  }

  /** The picked thing follows the pointer. */
  override hover(event: ToolEvent): void {
    const print = this.#print();
    const dropTarget = print && this.#dropTarget(event);
    const reason =
      print && dropTarget && this.context.editor.actors.refusalToPlace(dropTarget.view, print, dropTarget.cell);
    this.context.showPreview(print && dragPreview(print, event, { dropTarget, reason, copies: true }));
  }

  #dropTarget({ target }: ToolEvent): DropTarget | null {
    return dropTargetOf(target, MIDDLE, (view) => stageOf(this.context.editor, view));
  }

  #pressSquare(target: SquareTarget): Gesture | null {
    if (!target.inside) return null;
    const print = this.#print();
    if (print) return this.#stroke(target, print);
    return this.#pickActor(target) ? null : this.#strokeSelected(target);
  }

  /** On an empty square the character that is selected in the library is picked. */
  #strokeSelected(target: SquareTarget): Gesture | null {
    const { stampItem, selectedCharacterId } = this.context.editor.ui.state;
    if (!stampItem && selectedCharacterId) this.#pickCharacter(selectedCharacterId);
    const print = this.#print();
    if (!print) this.context.editor.notices.tell("Pick something to stamp first.");
    return print && this.#stroke(target, print);
  }

  #stroke(target: SquareTarget, print: Print): Gesture {
    const { editor } = this.context;
    const { actors } = editor;
    const name = characterOf(editor, print.characterId)?.name ?? "actor";
    const reason = actors.refusalToPlace(target.view, print, target.cell);
    if (reason) editor.notices.tell(reason);
    return new Stroke(this.context, target, {
      name: "stamping",
      visit: (view, cell) =>
        actors.refusalToPlace(view, print, cell) === null && actors.place(view, print, cell) !== null,
      // The copy that this press has just placed there is no reason against it.
      show: (event) =>
        this.context.showPreview(dragPreview(print, event, { dropTarget: this.#dropTarget(event), copies: true })),
      label: (placed) => (placed > 1 ? `stamp ${placed} ${name}` : `stamp ${name}`),
    });
  }

  #pickActor({ view, cell }: SquareTarget): boolean {
    const top = topmostAt(this.context.editor, view, cell);
    if (top) this.#pick({ kind: "actor", view, actorId: top.id });
    return top !== undefined;
  }

  #pickCharacter(characterId: Id): boolean {
    const character = characterOf(this.context.editor, characterId);
    const appearanceId = character && defaultAppearance(character);
    return appearanceId !== undefined && this.#pick({ kind: "character", characterId, appearanceId });
  }

  /** Places a picked rule under the pointer. Picking does not count as using the stamp. */
  #tapRule(target: RuleTarget): boolean {
    const { stampItem } = this.context.editor.ui.state;
    if (stampItem?.kind === "rule" && stampItem.characterId === target.characterId) {
      this.context.editor.rules.copyTo(stampItem.characterId, stampItem.ruleId, target);
      return true;
    }
    const { characterId, ruleId } = target;
    return ruleId !== null && this.#pick({ kind: "rule", characterId, ruleId });
  }

  /** Copies a picked character, or a picked appearance of the shown one, next to the others. */
  #copyTo({ characterId }: LibraryTarget): boolean {
    const { characters } = this.context.editor;
    const print = this.#print();
    if (!print || (characterId !== null && characterId !== print.characterId)) return false;
    if (characterId === null) characters.duplicate(print.characterId);
    else characters.duplicateAppearance(print.characterId, print.appearance);
    return true;
  }

  #pick(stampItem: StampItem): false {
    this.context.editor.ui.set({ stampItem });
    return false;
  }

  /** A picked actor is copied with its appearance, direction and values. */
  #print(): Print | null {
    const { stampItem } = this.context.editor.ui.state;
    if (stampItem?.kind === "character") return this.#printOf(stampItem.characterId, stampItem.appearanceId);
    return stampItem?.kind === "actor"
      ? (actorIn(this.context.editor, stampItem.view, stampItem.actorId) ?? null)
      : null;
  }

  /** Null if the character is gone; a deleted appearance is replaced by the default one. */
  #printOf(characterId: Id, picked: Id): Print | null {
    const character = characterOf(this.context.editor, characterId);
    const isThere = character && Object.hasOwn(character.spritesheet.appearances, picked);
    const appearance = isThere ? picked : character && defaultAppearance(character);
    return appearance === undefined ? null : { characterId, appearance, variableValues: {} };
  }
}

import { type Actor, defaultAppearance, type Id } from "../../engine/index.ts";
import { actorIn, stageOf, topmostAt } from "../edits/pictures.ts";
import { characterOf } from "../edits/Workbench.ts";
import type { StampItem } from "../store/EditorState.ts";
import { carried } from "./carried.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { Stroke } from "./gestures/Stroke.ts";
import { type Landing, landingOf, MIDDLE } from "./landing.ts";
import { Tool } from "./Tool.ts";
import type { RuleTarget, ShelfTarget, SquareTarget, ToolEvent } from "./ToolEvent.ts";

/** What a stamp prints: an actor without a name and a place. */
type Print = Omit<Actor, "id" | "position">;

/** Picks a thing, then puts copies of it down (details §4). */
export class StampTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    const { target } = event;
    if (this.hand.bench.readOnly) return null;
    switch (target.kind) {
      case "square":
        return this.#pressSquare(target);
      case "character":
        return new Pressing(event, { tap: () => this.#pickCharacter(target.characterId), drag: null });
      case "appearance":
        return new Pressing(event, { tap: () => this.#pick({ ...target, kind: "character" }), drag: null });
      case "shelf":
        return new Pressing(event, { tap: () => this.#copyTo(target), drag: null });
      case "rule":
        return new Pressing(event, { tap: () => this.#tapRule(target), drag: null });
      default:
        return null;
    }
  }

  /** The picked thing goes along with the hand. */
  override hover(event: ToolEvent): void {
    const print = this.#print();
    const landing = print && this.#landing(event);
    const reason = print && landing && this.hand.actors.refusalToPlace(landing.view, print, landing.cell);
    this.hand.show(print && carried(print, event, { landing, reason, copies: true }));
  }

  #landing({ target }: ToolEvent): Landing | null {
    return landingOf(target, MIDDLE, (view) => stageOf(this.hand.bench, view));
  }

  #pressSquare(target: SquareTarget): Gesture | null {
    if (!target.inside) return null;
    const print = this.#print();
    if (print) return this.#stroke(target, print);
    return this.#pickActor(target) ? null : this.#strokeSelected(target);
  }

  /** On a square with nobody to pick, the character that is chosen in the library is meant. */
  #strokeSelected(target: SquareTarget): Gesture | null {
    const { stampItem, selectedCharacterId } = this.hand.bench.ui.state;
    if (!stampItem && selectedCharacterId) this.#pickCharacter(selectedCharacterId);
    const print = this.#print();
    if (!print) this.hand.bench.notices.tell("Tap what you want to stamp first.");
    return print && this.#stroke(target, print);
  }

  #stroke(target: SquareTarget, print: Print): Gesture {
    const { actors, bench } = this.hand;
    const name = characterOf(bench, print.characterId)?.name ?? "actor";
    const reason = actors.refusalToPlace(target.view, print, target.cell);
    if (reason) bench.notices.tell(reason);
    return new Stroke(this.hand, target, {
      name: "stamping",
      visit: (view, cell) =>
        actors.refusalToPlace(view, print, cell) === null && actors.place(view, print, cell) !== null,
      // What it has just put down there is no reason against it.
      show: (event) => this.hand.show(carried(print, event, { landing: this.#landing(event), copies: true })),
      label: (placed) => (placed > 1 ? `stamp ${placed} ${name}` : `stamp ${name}`),
    });
  }

  #pickActor({ view, cell }: SquareTarget): boolean {
    const top = topmostAt(this.hand.bench, view, cell);
    if (top) this.#pick({ kind: "actor", view, actorId: top.id });
    return top !== undefined;
  }

  #pickCharacter(characterId: Id): boolean {
    const character = characterOf(this.hand.bench, characterId);
    const appearanceId = character && defaultAppearance(character);
    return appearanceId !== undefined && this.#pick({ kind: "character", characterId, appearanceId });
  }

  /** A picked rule is put where the hand is; picking is no use of the stamp yet. */
  #tapRule(target: RuleTarget): boolean {
    const { stampItem } = this.hand.bench.ui.state;
    if (stampItem?.kind === "rule" && stampItem.characterId === target.characterId) {
      this.hand.rules.copyTo(stampItem.characterId, stampItem.ruleId, target);
      return true;
    }
    const { characterId, ruleId } = target;
    return ruleId !== null && this.#pick({ kind: "rule", characterId, ruleId });
  }

  /** A picked character, or a picked look of the shown one, is copied beside the others (details §6). */
  #copyTo({ characterId }: ShelfTarget): boolean {
    const { characters } = this.hand;
    const print = this.#print();
    if (!print || (characterId !== null && characterId !== print.characterId)) return false;
    if (characterId === null) characters.duplicate(print.characterId);
    else characters.duplicateAppearance(print.characterId, print.appearance);
    return true;
  }

  #pick(stampItem: StampItem): false {
    this.hand.bench.ui.set({ stampItem });
    return false;
  }

  /** A picked actor brings its look, its direction and its values. */
  #print(): Print | null {
    const { stampItem } = this.hand.bench.ui.state;
    if (stampItem?.kind === "character") return this.#printOf(stampItem.characterId, stampItem.appearanceId);
    return stampItem?.kind === "actor" ? (actorIn(this.hand.bench, stampItem.view, stampItem.actorId) ?? null) : null;
  }

  /** Nothing of a character that is gone; the default look for one that is gone. */
  #printOf(characterId: Id, picked: Id): Print | null {
    const character = characterOf(this.hand.bench, characterId);
    const isThere = character && Object.hasOwn(character.spritesheet.appearances, picked);
    const appearance = isThere ? picked : character && defaultAppearance(character);
    return appearance === undefined ? null : { characterId, appearance, variableValues: {} };
  }
}

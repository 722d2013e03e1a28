/** The square that the keyboard is on while a stage stands still: arrows move it, Enter does what the tool does there, Space takes and puts down. */
import type { Editor } from "../editor/Editor.ts";
import type { ViewId } from "../editor/state/EditorState.ts";
import type { Actor, Point } from "../engine/index.ts";
import { joinWords } from "../recording/wording.ts";
import { nameOfActor, nameOfSquare } from "./actorNames.ts";
import { middleOf } from "./camera.ts";
import { cursorStep, onStage } from "./cursorSteps.ts";
import { KeyHand, type Place } from "./KeyHand.ts";
import { pageMiddle, pressSquare } from "./pressSquare.ts";
import type { StageView } from "./StageView.ts";

export interface CursorParts {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly view: ViewId;
  readonly editor: Editor;
  readonly say: (text: string) => void;
}

export class CellCursor {
  readonly #parts: CursorParts;
  readonly #hand: KeyHand;
  #cell: Point = { x: 0, y: 0 };
  #isShown = false;
  /** It begins on the selected actor. */
  #hasBegun = false;

  constructor(parts: CursorParts) {
    this.#parts = parts;
    this.#hand = new KeyHand(parts.editor);
  }

  get isCarrying(): boolean {
    return this.#hand.isFull;
  }

  /** Answers whether the key meant the cursor. */
  take(event: KeyboardEvent): boolean {
    const step = cursorStep(event.key);
    const isPress = event.key === "Enter" || event.key === " ";
    if (this.#hand.isFull && event.key === "Escape") return this.#putBack();
    if (this.#parts.editor.readOnly || (!step && !isPress)) return false;
    if (step || !this.#isShown) this.#move(this.#isShown || this.#hand.isFull ? (step ?? null) : null);
    else if (!event.repeat) this.#press(event);
    return true;
  }

  hide(): void {
    if (!this.#isShown) return;
    if (this.#hand.isFull) this.#hand.putBack();
    this.#isShown = false;
    this.#parts.editor.ui.placeCursor(this.#parts.view, null);
    this.#parts.stageView.moveCursor(null);
  }

  /** Null: it only comes into sight. */
  #move(step: ReturnType<typeof cursorStep> | null): void {
    const { stageView, editor, view } = this.#parts;
    const stage = stageView.facts()?.stage;
    if (!stage) return;
    const from = this.#hasBegun && !this.#isTakenByHand ? this.#cell : (stageView.selectedCell ?? this.#cell);
    this.#hasBegun = true;
    this.#cell = step ? step(from, stage) : onStage(from, stage);
    this.#isShown = true;
    stageView.moveCursor(this.#cell);
    editor.ui.placeCursor(view, this.#cell);
    const place = this.#hand.isFull ? this.#place() : null;
    if (place) this.#hand.carry(place);
    this.#say();
  }

  /** Somebody was picked up by a button, away from the square the keyboard was on last. */
  get #isTakenByHand(): boolean {
    return this.#hand.isFull && !this.#isShown;
  }

  /** A pointer that has nothing else to choose there takes with Enter, too. */
  #press({ key, shiftKey, altKey }: KeyboardEvent): void {
    const place = this.#place();
    if (!place) return;
    if (this.#hand.isFull) this.#hand.putDown(place, altKey);
    else if (key === " " ? this.#hand.canTake(this.#actor) : this.#hand.hasChosen(place.target, this.#actor)) {
      this.#take(place);
      return;
    } else pressSquare(this.#parts.editor, place.target, place.pixel, { shift: shiftKey, alt: altKey });
    this.#say();
  }

  #take(place: Place): void {
    const { editor, say } = this.#parts;
    const name = nameOf(editor, this.#actor) ?? "Somebody";
    this.#hand.take(place, name);
    say(`${name} comes along. Enter puts it down, Escape puts it back.`);
  }

  #putBack(): true {
    this.#hand.putBack();
    this.#say();
    return true;
  }

  #place(): Place | null {
    const { element, stageView } = this.#parts;
    const camera = stageView.facts()?.camera;
    const target = camera && stageView.locate(middleOf(this.#cell, camera));
    return camera && target ? { target, pixel: pageMiddle(element, middleOf(this.#cell, camera)) } : null;
  }

  /** Whom a hand would hit there. */
  get #actor(): Actor | null {
    return this.#parts.stageView.actorAt(this.#cell);
  }

  #say(): void {
    const { editor, stageView, say } = this.#parts;
    const { characters } = editor.store.getState().document;
    const names = stageView.actorsAt(this.#cell).map((actor) => nameOfActor(actor, characters));
    say(`${joinWords(names, "and") || "Empty"} at ${nameOfSquare(this.#cell)}`);
  }
}

function nameOf(editor: Editor, actor: Actor | null): string | null {
  return actor && nameOfActor(actor, editor.store.getState().document.characters);
}

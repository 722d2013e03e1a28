/** The square that the keyboard is on while a stage stands still: arrows move it, Enter and Space press it, Enter on the selected actor takes it along. */
import type { Editor } from "../editor/Editor.ts";
import type { SquareTarget } from "../editor/tools/ToolEvent.ts";
import { add, type Id, type Point } from "../engine/index.ts";
import { nameOfActor, nameOfSquare } from "./actorNames.ts";
import { middleOf } from "./camera.ts";
import { KeyHand } from "./KeyHand.ts";
import { pageMiddle, pressSquare } from "./pressSquare.ts";
import type { StageView } from "./StageView.ts";

export interface CursorParts {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly editor: Editor;
  readonly say: (text: string) => void;
}

/** The square of the cursor, as a hand would touch it. */
interface Place {
  readonly target: SquareTarget;
  readonly pixel: Point;
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
  take(step: Point | undefined, event: KeyboardEvent): boolean {
    const isPress = event.key === "Enter" || event.key === " ";
    if (this.#hand.isFull && event.key === "Escape") return this.#putBack();
    if (this.#parts.editor.readOnly || (!step && !isPress)) return false;
    if (isPress && this.#isShown && !event.repeat) this.#press(event);
    else this.#move(step && this.#isShown ? step : { x: 0, y: 0 });
    return true;
  }

  hide(): void {
    if (!this.#isShown) return;
    if (this.#hand.isFull) this.#hand.putBack();
    this.#isShown = false;
    this.#parts.stageView.moveCursor(null);
  }

  #move(step: Point): void {
    const { stageView } = this.#parts;
    const stage = stageView.facts()?.stage;
    if (!stage) return;
    const { x, y } = add(this.#hasBegun ? this.#cell : (stageView.selectedCell ?? this.#cell), step);
    this.#hasBegun = true;
    this.#cell = { x: between(x, 0, stage.width - 1), y: between(y, 0, stage.height - 1) };
    this.#isShown = true;
    stageView.moveCursor(this.#cell);
    const place = this.#hand.isFull ? this.#place() : null;
    if (place) this.#hand.carry(place.target, place.pixel);
    this.#say();
  }

  /** Enter takes and puts down; Space goes through a stack, as a tap does. */
  #press({ key, shiftKey, altKey }: KeyboardEvent): void {
    const place = this.#place();
    if (!place) return;
    if (key === "Enter" && this.#hand.canTake(place.target)) {
      this.#take(place);
      return;
    }
    if (this.#hand.isFull) this.#hand.putDown();
    else pressSquare(this.#parts.editor, place.target, place.pixel, { shift: shiftKey, alt: altKey });
    this.#say();
  }

  #take({ target, pixel }: Place): void {
    const { editor, stageView, say } = this.#parts;
    this.#hand.take(target, pixel);
    say(`${nameOf(editor, stageView, target.actorId)} comes along. Enter puts it down, Escape puts it back.`);
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

  #say(): void {
    const { editor, say } = this.#parts;
    const name = nameOf(editor, this.#parts.stageView, this.#place()?.target.actorId ?? null);
    say(`${name ?? "Empty"} at ${nameOfSquare(this.#cell)}`);
  }
}

function nameOf(editor: Editor, stageView: StageView, actorId: Id | null): string | null {
  const actor = actorId === null ? undefined : stageView.actor(actorId);
  if (!actor) return null;
  return nameOfActor(actor, editor.store.getState().document.characters);
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The square that the keyboard is on while a stage stands still: arrows move it, Enter and Space press it. */
import type { Editor } from "../editor/Editor.ts";
import type { SquareTarget } from "../editor/tools/ToolEvent.ts";
import { add, type Id, type Point } from "../engine/index.ts";
import { nameOfActor, nameOfSquare } from "./actorNames.ts";
import { middleOf } from "./camera.ts";
import { pageMiddle, pressSquare } from "./pressSquare.ts";
import type { StageView } from "./StageView.ts";

export interface CursorParts {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly editor: Editor;
  readonly say: (text: string) => void;
}

export class CellCursor {
  readonly #parts: CursorParts;
  #cell: Point = { x: 0, y: 0 };
  #isShown = false;
  /** It begins on the selected actor. */
  #hasBegun = false;

  constructor(parts: CursorParts) {
    this.#parts = parts;
  }

  /** Answers whether the key meant the cursor. */
  take(step: Point | undefined, event: KeyboardEvent): boolean {
    const isPress = event.key === "Enter" || event.key === " ";
    if (this.#parts.editor.readOnly || (!step && !isPress)) return false;
    if (isPress && this.#isShown && !event.repeat) this.#press(event);
    else this.#move(step && this.#isShown ? step : { x: 0, y: 0 });
    return true;
  }

  hide(): void {
    if (!this.#isShown) return;
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
    this.#say();
  }

  #press({ shiftKey, altKey }: KeyboardEvent): void {
    const { element, stageView, editor } = this.#parts;
    const camera = stageView.facts()?.camera;
    const target = this.#target();
    if (!camera || !target) return;
    pressSquare(editor, target, pageMiddle(element, middleOf(target.cell, camera)), { shift: shiftKey, alt: altKey });
    this.#say();
  }

  #target(): SquareTarget | null {
    const camera = this.#parts.stageView.facts()?.camera;
    return camera ? this.#parts.stageView.locate(middleOf(this.#cell, camera)) : null;
  }

  #say(): void {
    const { editor, say } = this.#parts;
    const name = nameOf(editor, this.#parts.stageView, this.#target()?.actorId ?? null);
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

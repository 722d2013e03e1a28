import type { Editor } from "../../editor/Editor.ts";
import { type SquareTarget, selectedIn } from "../../editor/index.ts";
import type { Actor, Point } from "../../engine/index.ts";
import { pressSquare } from "./pressSquare.ts";

/** A square and its position on the page. */
export interface SquarePoint {
  readonly target: SquareTarget;
  readonly pixel: Point;
}

/** Dragging by keyboard. It goes through the same editor events as a tap, so preview, drop target and refusal are the same. */
export class KeyboardDrag {
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get isDragging(): boolean {
    return this.#editor.store.getState().ui.carries !== null;
  }

  /** Whether the active tool can pick up this actor. */
  canPickUp(actor: Actor | null): boolean {
    const { ui, playback } = this.#editor.store.getState();
    return !this.isDragging && actor !== null && ui.toolId === "pointer" && !playback.running;
  }

  /** Whether the actor is selected and the only one on its square, so that a tap could not choose another. */
  hasSelected({ view, cell }: SquareTarget, actor: Actor | null): boolean {
    const { ui } = this.#editor.store.getState();
    const isChosen = actor !== null && selectedIn(ui, view).includes(actor.id);
    return isChosen && this.canPickUp(actor) && this.#editor.actors.at(view, cell).length === 1;
  }

  pickUp(place: SquarePoint, name: string): void {
    this.#editor.toolbox.pickUp(place, name);
  }

  dragTo(place: SquarePoint): void {
    this.#editor.toolbox.dispatch({ kind: "move", ...place, shift: false, alt: false });
  }

  /** Alt puts down a copy. */
  putDown({ target, pixel }: SquarePoint, alt: boolean): void {
    pressSquare(this.#editor, target, pixel, { shift: false, alt });
  }

  putBack(): void {
    this.#editor.toolbox.interrupt();
  }
}

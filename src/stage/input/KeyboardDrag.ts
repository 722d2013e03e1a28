/** What the keyboard carries: picked up as by a tap, so that ghost, landing and refusal are the same (details §5 "Tap twin"). */
import type { Editor } from "../../editor/Editor.ts";
import { selectedIn } from "../../editor/store/selection.ts";
import type { SquareTarget } from "../../editor/tools/ToolEvent.ts";
import type { Actor, Point } from "../../engine/index.ts";
import { pressSquare } from "./pressSquare.ts";

/** A square as a hand would touch it. */
export interface SquarePoint {
  readonly target: SquareTarget;
  readonly pixel: Point;
}

export class KeyboardDrag {
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get isDragging(): boolean {
    return this.#editor.store.getState().ui.carries !== null;
  }

  /** Whether the tool is one that can take whom it would hit on a square; null: nobody is there. */
  canPickUp(actor: Actor | null): boolean {
    const { ui, playback } = this.#editor.store.getState();
    return !this.isDragging && actor !== null && ui.toolId === "pointer" && !playback.running;
  }

  /** Whether a tap there would choose whom it has chosen already: the only one on its square. */
  hasSelected({ view, cell }: SquareTarget, actor: Actor | null): boolean {
    const { ui } = this.#editor.store.getState();
    const isChosen = actor !== null && selectedIn(ui, view).includes(actor.id);
    return isChosen && this.canPickUp(actor) && this.#editor.actors.at(view, cell).length === 1;
  }

  pickUp(place: SquarePoint, name: string): void {
    this.#editor.pickUp(place, name);
  }

  dragTo(place: SquarePoint): void {
    this.#editor.dispatch({ kind: "move", ...place, shift: false, alt: false });
  }

  /** With Alt a copy is put down. */
  putDown({ target, pixel }: SquarePoint, alt: boolean): void {
    pressSquare(this.#editor, target, pixel, { shift: false, alt });
  }

  putBack(): void {
    this.#editor.putBack();
  }
}

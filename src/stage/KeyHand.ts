/** What the keyboard carries: picked up as by a tap, so that ghost, landing and refusal are the same (details §5 "Tap twin"). */
import type { Editor } from "../editor/Editor.ts";
import { selectedIn } from "../editor/state/selection.ts";
import type { SquareTarget } from "../editor/tools/ToolEvent.ts";
import type { Actor, Point } from "../engine/index.ts";
import { pressSquare } from "./pressSquare.ts";

/** A square as a hand would touch it. */
export interface Place {
  readonly target: SquareTarget;
  readonly pixel: Point;
}

export class KeyHand {
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get isFull(): boolean {
    return this.#editor.store.getState().ui.carries !== null;
  }

  /** Whether the tool is one that can take whom it would hit on a square; null: nobody is there. */
  canTake(actor: Actor | null): boolean {
    const { ui, playback } = this.#editor.store.getState();
    return !this.isFull && actor !== null && ui.toolId === "pointer" && !playback.running;
  }

  /** Whether a tap there would choose whom it has chosen already: the only one on its square. */
  hasChosen({ view, cell }: SquareTarget, actor: Actor | null): boolean {
    const { ui } = this.#editor.store.getState();
    const isChosen = actor !== null && selectedIn(ui, view).includes(actor.id);
    return isChosen && this.canTake(actor) && this.#editor.actors.at(view, cell).length === 1;
  }

  take(place: Place, name: string): void {
    this.#editor.toolbox.pickUp(place, name);
  }

  carry(place: Place): void {
    this.#editor.toolbox.dispatch({ kind: "move", ...place, shift: false, alt: false });
  }

  /** With Alt a copy is put down. */
  putDown({ target, pixel }: Place, alt: boolean): void {
    pressSquare(this.#editor, target, pixel, { shift: false, alt });
  }

  putBack(): void {
    this.#editor.toolbox.interrupt();
  }
}

/** What the keyboard carries: a drag without a pointer, so that ghost, landing and refusal are the same (details §5 "Tap twin"). */
import type { Editor } from "../editor/Editor.ts";
import { selectedIn } from "../editor/store/selection.ts";
import type { SquareTarget, ToolEvent } from "../editor/tools/ToolEvent.ts";
import type { Point } from "../engine/index.ts";

export class KeyHand {
  readonly #editor: Editor;
  /** Where it is now; null: it is empty. */
  #place: { readonly target: SquareTarget; readonly pixel: Point } | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get isFull(): boolean {
    return this.#place !== null;
  }

  /** Whether there is an actor on a square, and the tool is one that can take it. */
  canTake({ actorId }: SquareTarget): boolean {
    const { ui, playback } = this.#editor.store.getState();
    return !this.isFull && actorId !== null && ui.toolId === "pointer" && !playback.running;
  }

  /** Whether a tap there would choose whom it has chosen already: the only one on its square. */
  hasChosen(target: SquareTarget): boolean {
    const { ui } = this.#editor.store.getState();
    const { view, cell, actorId } = target;
    const isChosen = actorId !== null && selectedIn(ui, view).includes(actorId);
    return isChosen && this.canTake(target) && this.#editor.actors.at(view, cell).length === 1;
  }

  take(target: SquareTarget, pixel: Point): void {
    this.#place = { target, pixel };
    this.#send("press");
  }

  carry(target: SquareTarget, pixel: Point): void {
    this.#place = { target, pixel };
    this.#send("move");
  }

  /** With Alt a copy is put down. */
  putDown(alt: boolean): void {
    this.#send("release", alt);
    this.#place = null;
  }

  putBack(): void {
    this.#send("cancel");
    this.#place = null;
  }

  #send(kind: ToolEvent["kind"], alt = false): void {
    if (this.#place) this.#editor.dispatch({ kind, ...this.#place, shift: false, alt });
  }
}

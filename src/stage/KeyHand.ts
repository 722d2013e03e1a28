/** What the keyboard carries: a drag without a pointer, so that ghost, landing and refusal are the same (details §5 "Tap twin"). */
import type { Editor } from "../editor/Editor.ts";
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

  /** Whether the actor on a square is the selected one, and the tool one that can take it. */
  canTake({ view, actorId }: SquareTarget): boolean {
    const { ui, playback } = this.#editor.store.getState();
    const isSelected = actorId !== null && actorId === ui.selectedActorId && view === ui.selectedView;
    return !this.isFull && isSelected && ui.toolId === "pointer" && !playback.running;
  }

  take(target: SquareTarget, pixel: Point): void {
    this.#place = { target, pixel };
    this.#send("press");
  }

  carry(target: SquareTarget, pixel: Point): void {
    this.#place = { target, pixel };
    this.#send("move");
  }

  putDown(): void {
    this.#send("release");
    this.#place = null;
  }

  putBack(): void {
    this.#send("cancel");
    this.#place = null;
  }

  #send(kind: ToolEvent["kind"]): void {
    if (this.#place) this.#editor.dispatch({ kind, ...this.#place, shift: false, alt: false });
  }
}

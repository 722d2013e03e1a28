import type { Editor } from "../../editor/Editor.ts";
import { type SquareTarget, selectedIn, type ViewId } from "../../editor/index.ts";
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

  isSelected(view: ViewId, { id }: Actor): boolean {
    return selectedIn(this.#editor.store.getState().ui, view).includes(id);
  }

  /**
   * Whether a tap on a square could choose nobody but this actor: it is alone there, and it is selected, or the rule is about it, or the
   * picture shows what happens. Among several, the one that the rule is about is meant until one of them is selected.
   */
  isMeant({ view, cell }: SquareTarget, actor: Actor | null): boolean {
    if (actor === null || !this.canPickUp(actor)) return false;
    const there = this.#editor.actors.at(view, cell);
    const isMain = view !== "stage" && this.#editor.store.getState().recording?.mainActorId === actor.id;
    if (there.length === 1) return isMain || view === "after" || this.isSelected(view, actor);
    return isMain && !there.some((other) => this.isSelected(view, other));
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

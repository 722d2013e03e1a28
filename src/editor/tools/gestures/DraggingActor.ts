import { type Actor, type Point, samePoint, subtract } from "../../../engine/index.ts";
import { actorIn, stageOf } from "../../actions/viewStages.ts";
import { dragPreview } from "../DragPreview.ts";
import { dropTargetOf, stepOnStage } from "../dropTarget.ts";
import type { ToolContext } from "../Tool.ts";
import type { ToolEvent, ViewId } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

const STAY: Point = { x: 0, y: 0 };

/**
 * Drags an actor, with all that are selected together with it. On release they move; with Alt held, copies of them
 * are placed.
 */
export class DraggingActor implements Gesture {
  readonly name = "draggingActor";
  readonly #context: ToolContext;
  readonly #view: ViewId;
  readonly #held: Actor;
  readonly #actors: readonly Actor[];
  readonly #grab: Point;

  constructor(context: ToolContext, view: ViewId, held: Actor, grab: Point) {
    this.#context = context;
    this.#view = view;
    this.#held = held;
    this.#actors = context.editor.selection.heldWith(view, held);
    this.#grab = grab;
  }

  move(event: ToolEvent): Gesture {
    const { position } = this.#held;
    const step = this.#step(event);
    const dropTarget = step && { view: this.#view, cell: { x: position.x + step.x, y: position.y + step.y } };
    const reason = step && this.#refusal(step, event.alt);
    const others = this.#there.slice(1).map((actor) => ({ ...actor, offset: subtract(actor.position, position) }));
    const hold = { grab: this.#grab, dropTarget, reason, copies: event.alt, others };
    this.#context.showPreview(this.#isThere(this.#held) ? dragPreview(this.#held, event, hold) : null);
    return this;
  }

  release(event: ToolEvent): boolean {
    const step = this.#step(event);
    if (!step || samePoint(step, STAY) || !this.#isThere(this.#held)) return false;
    const reason = this.#refusal(step, event.alt);
    if (reason) this.#context.editor.notices.tell(reason);
    else this.#drop(step, event.alt);
    return reason === null;
  }

  cancel(): void {}

  #drop(step: Point, copies: boolean): void {
    const { selection } = this.#context.editor;
    if (copies) {
      selection.copy(this.#view, this.#there, step);
      return;
    }
    selection.move(this.#view, this.#there, step);
    selection.select(this.#view, this.#there);
  }

  /** How far all of them move: as far as the dragged one, but none off the stage. Null if there is no drop target. */
  #step({ target }: ToolEvent): Point | null {
    const dropTarget = dropTargetOf(target, this.#grab, (view) => stageOf(this.#context.editor, view));
    const stage = stageOf(this.#context.editor, this.#view);
    if (dropTarget?.view !== this.#view || !stage) return null;
    return stepOnStage(stage, this.#actors, subtract(dropTarget.cell, this.#held.position));
  }

  #refusal(step: Point, copies: boolean): string | null {
    if (samePoint(step, STAY)) return null;
    return this.#context.editor.selection.refusals(this.#view, this.#there, copies)(step);
  }

  /** Some may have been deleted meanwhile, by a key or by a tick. */
  get #there(): Actor[] {
    return this.#actors.filter((actor) => this.#isThere(actor));
  }

  #isThere({ id }: Actor): boolean {
    return actorIn(this.#context.editor, this.#view, id) !== undefined;
  }
}

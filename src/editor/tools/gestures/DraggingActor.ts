import { type Actor, type Point, samePoint, subtract } from "../../../engine/index.ts";
import { keptInside } from "../../edits/freePlace.ts";
import { actorIn, stageOf } from "../../edits/pictures.ts";
import type { ViewId } from "../../store/EditorState.ts";
import { carried } from "../carried.ts";
import { landingOf } from "../landing.ts";
import type { Hand } from "../Tool.ts";
import type { ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

const STAY: Point = { x: 0, y: 0 };

/**
 * An actor under the hand, with all that are selected together with it: let go of, they move; with Alt held then, copies
 * with their values appear (details §5).
 */
export class DraggingActor implements Gesture {
  readonly name = "draggingActor";
  readonly #hand: Hand;
  readonly #view: ViewId;
  readonly #held: Actor;
  readonly #actors: readonly Actor[];
  readonly #grab: Point;

  constructor(hand: Hand, view: ViewId, held: Actor, grab: Point) {
    this.#hand = hand;
    this.#view = view;
    this.#held = held;
    this.#actors = hand.selection.heldWith(view, held);
    this.#grab = grab;
  }

  move(event: ToolEvent): Gesture {
    const { position } = this.#held;
    const step = this.#step(event);
    const landing = step && { view: this.#view, cell: { x: position.x + step.x, y: position.y + step.y } };
    const reason = step && this.#refusal(step, event.alt);
    const company = this.#there.slice(1).map((actor) => ({ ...actor, offset: subtract(actor.position, position) }));
    const hold = { grab: this.#grab, landing, reason, copies: event.alt, company };
    this.#hand.show(this.#isThere(this.#held) ? carried(this.#held, event, hold) : null);
    return this;
  }

  release(event: ToolEvent): boolean {
    const step = this.#step(event);
    if (!step || samePoint(step, STAY) || !this.#isThere(this.#held)) return false;
    const reason = this.#refusal(step, event.alt);
    if (reason) this.#hand.bench.notices.tell(reason);
    else this.#drop(step, event.alt);
    return reason === null;
  }

  cancel(): void {}

  #drop(step: Point, copies: boolean): void {
    const { selection } = this.#hand;
    if (copies) {
      selection.copy(this.#view, this.#there, step);
      return;
    }
    selection.move(this.#view, this.#there, step);
    selection.select(this.#view, this.#there);
  }

  /** How far all of them go: as far as the one that is held, but none off the stage. Null where nothing lands. */
  #step({ target }: ToolEvent): Point | null {
    const landing = landingOf(target, this.#grab, (view) => stageOf(this.#hand.bench, view));
    const stage = stageOf(this.#hand.bench, this.#view);
    if (landing?.view !== this.#view || !stage) return null;
    return keptInside(stage, this.#actors, subtract(landing.cell, this.#held.position));
  }

  #refusal(step: Point, copies: boolean): string | null {
    if (samePoint(step, STAY)) return null;
    return this.#hand.selection.refusals(this.#view, this.#there, copies)(step);
  }

  /** Some may be gone meanwhile: a key deletes them, a game that plays takes them. */
  get #there(): Actor[] {
    return this.#actors.filter((actor) => this.#isThere(actor));
  }

  #isThere({ id }: Actor): boolean {
    return actorIn(this.#hand.bench, this.#view, id) !== undefined;
  }
}

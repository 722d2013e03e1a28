import { type Actor, type Point, samePoint } from "../../../engine/index.ts";
import { stageOf } from "../../edits/pictures.ts";
import type { ViewId } from "../../store/EditorState.ts";
import { carried } from "../carried.ts";
import { type Landing, landingOf } from "../landing.ts";
import type { Hand } from "../Tool.ts";
import type { ToolEvent } from "../ToolEvent.ts";
import type { Gesture } from "./Gesture.ts";

/** An actor under the hand: let go of, it moves; with Alt held then, a copy with its values appears (details §5). */
export class DraggingActor implements Gesture {
  readonly name = "draggingActor";
  readonly #hand: Hand;
  readonly #view: ViewId;
  readonly #actor: Actor;
  readonly #grab: Point;

  constructor(hand: Hand, view: ViewId, actor: Actor, grab: Point) {
    this.#hand = hand;
    this.#view = view;
    this.#actor = actor;
    this.#grab = grab;
  }

  move(event: ToolEvent): Gesture {
    const landing = this.#landing(event);
    const reason = landing && this.#refusal(landing, event.alt);
    this.#hand.show(carried(this.#actor, event, { grab: this.#grab, landing, reason, copies: event.alt }));
    return this;
  }

  release(event: ToolEvent): boolean {
    const landing = this.#landing(event);
    if (!landing || samePoint(landing.cell, this.#actor.position)) return false;
    const reason = this.#refusal(landing, event.alt);
    if (reason) this.#hand.bench.notices.tell(reason);
    else this.#drop(landing, event.alt);
    return reason === null;
  }

  cancel(): void {}

  #drop({ view, cell }: Landing, copies: boolean): void {
    const { actors, bench } = this.#hand;
    const { id, characterId } = this.#actor;
    if (!copies) actors.move(view, id, cell);
    const dropped = copies ? actors.place(view, this.#actor, cell, "copy") : id;
    bench.ui.selectActor(view, dropped, characterId);
  }

  #landing({ target }: ToolEvent): Landing | null {
    const landing = landingOf(target, this.#grab, (view) => stageOf(this.#hand.bench, view));
    return landing?.view === this.#view ? landing : null;
  }

  #refusal({ view, cell }: Landing, copies: boolean): string | null {
    const { actors } = this.#hand;
    if (samePoint(cell, this.#actor.position)) return null;
    return copies ? actors.refusalToPlace(view, this.#actor, cell, true) : actors.refusal(view, cell);
  }
}

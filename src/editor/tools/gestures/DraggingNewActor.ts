import { stageOf } from "../../edits/pictures.ts";
import { carried } from "../carried.ts";
import { type Landing, landingOf, MIDDLE } from "../landing.ts";
import type { ToolEvent } from "../ToolEvent.ts";
import { DraggingLook } from "./DraggingLook.ts";
import type { Gesture } from "./Gesture.ts";

/** A character of the library on its way to a stage, where it becomes an actor (details §5). */
export class DraggingNewActor extends DraggingLook {
  override readonly name = "draggingNewActor";

  override move(event: ToolEvent): Gesture {
    const landing = this.#landing(event);
    const reason = landing && this.#refusal(landing);
    this.hand.show(carried(this.#like, event, { landing, reason }));
    return this;
  }

  override release(event: ToolEvent): boolean {
    const { actors, bench } = this.hand;
    const landing = this.#landing(event);
    if (!landing) return false;
    const reason = this.#refusal(landing);
    if (reason) bench.notices.tell(reason);
    const placed = reason ? null : actors.place(landing.view, this.#like, landing.cell);
    if (placed) bench.ui.selectActor(landing.view, placed, this.characterId);
    return placed !== null;
  }

  #landing({ target }: ToolEvent): Landing | null {
    return landingOf(target, MIDDLE, (view) => stageOf(this.hand.bench, view));
  }

  #refusal({ view, cell }: Landing): string | null {
    return this.hand.actors.refusalToPlace(view, this.#like, cell);
  }

  get #like() {
    return { characterId: this.characterId, appearance: this.appearanceId, variableValues: {} };
  }
}

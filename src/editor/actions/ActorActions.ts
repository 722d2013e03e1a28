import { type Actor, type Id, isOnStage, own, type Point, type Transform } from "../../engine/index.ts";
import { isWithinReach, refusalToRemove } from "../../recording/index.ts";
import { characterOf, type EditorContext, nameOf } from "../EditorContext.ts";
import type { ViewId } from "../tools/ToolEvent.ts";
import { overlapTest, sameCharacter } from "./freePlace.ts";
import { applyViewEdits, dressing, placing, removing, turning } from "./viewEdits.ts";
import { actorIn, actorsAt, stageOf } from "./viewStages.ts";

/** Places, changes and deletes actors on the shown stage or in a picture of the recording. */
export class ActorActions {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** The actors that fill a square of a view, topmost first. */
  at(view: ViewId, cell: Point): readonly Actor[] {
    return actorsAt(this.#context, view, cell);
  }

  /** Places a new actor on a cell and returns its id, or null if it cannot stand there; its appearance, direction and values are those of `like`. */
  place(view: ViewId, like: Omit<Actor, "id" | "position">, cell: Point, label = "place"): Id | null {
    const actor: Actor = { ...like, id: this.#context.newId(), position: cell };
    if (this.refusal(view, cell)) return null;
    applyViewEdits(this.#context, view, `${label} ${nameOf(this.#context, actor.characterId)}`, [placing(actor)]);
    return actor.id;
  }

  /** Places a new actor and selects it; if it may not stand there, the child is told why. */
  placeNew(view: ViewId, characterId: Id, appearanceId: Id, cell: Point): void {
    const like = { characterId, appearance: appearanceId, variableValues: {} };
    const reason = this.refusalToPlace(view, like, cell);
    if (reason) this.#context.notices.tell(reason);
    const id = reason ? null : this.place(view, like, cell);
    if (id) this.#context.ui.selectActor(view, id, characterId);
  }

  /** Deletes an actor; if it cannot be deleted, returns false and tells the child why. */
  remove(view: ViewId, actorId: Id): boolean {
    const { recorder, notices, ui } = this.#context;
    const reason = view === "before" && recorder.recording ? refusalToRemove(recorder.recording, actorId) : null;
    if (reason) {
      notices.tell(reason);
      return false;
    }
    applyViewEdits(this.#context, view, this.#label("delete", view, actorId), [removing(actorId)]);
    ui.keepSelected((id) => actorIn(this.#context, ui.state.selectedView, id));
    return true;
  }

  setAppearance(view: ViewId, actorId: Id, appearanceId: Id): void {
    if (!this.#hasAppearance(view, actorId, appearanceId)) return;
    applyViewEdits(this.#context, view, this.#label("change look of", view, actorId), [
      dressing(actorId, appearanceId),
    ]);
  }

  setTransform(view: ViewId, actorId: Id, transform: Transform): void {
    applyViewEdits(this.#context, view, this.#label("turn", view, actorId), [turning(actorId, transform)]);
  }

  /** Why no actor can stand on a cell of a view, in words for the child; null if one can. */
  refusal(view: ViewId, cell: Point): string | null {
    const stage = stageOf(this.#context, view);
    if (!stage || !isOnStage(stage, cell)) return "That's off the stage.";
    const { recording } = this.#context.recorder;
    if (view === "stage" || !recording || isWithinReach(recording, cell)) return null;
    return "That's too far away. Press + on that side first.";
  }

  /** Why a new actor may not stand there: two of the same character would share a square. */
  refusalToPlace(
    view: ViewId,
    like: Omit<Actor, "id" | "position">,
    cell: Point,
    sameAppearanceOnly = false,
  ): string | null {
    if (!characterOf(this.#context, like.characterId)) return "That character was deleted.";
    const actor: Actor = { ...like, id: "", position: cell };
    const overlaps = overlapTest(this.#context, view, sameAppearanceOnly ? undefined : sameCharacter);
    return (
      this.refusal(view, cell) ??
      (overlaps(actor) ? `There is a ${nameOf(this.#context, actor.characterId)} here already.` : null)
    );
  }

  /** An appearance may be deleted while it is being dragged to an actor. */
  #hasAppearance(view: ViewId, actorId: Id, appearanceId: Id): boolean {
    const character = characterOf(this.#context, actorIn(this.#context, view, actorId)?.characterId ?? "");
    return own(character?.spritesheet.appearances, appearanceId) !== undefined;
  }

  #label(verb: string, view: ViewId, actorId: Id): string {
    const actor = actorIn(this.#context, view, actorId);
    return `${verb} ${actor ? nameOf(this.#context, actor.characterId) : "character"}`;
  }
}

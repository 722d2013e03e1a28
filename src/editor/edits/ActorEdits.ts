import { type Actor, type Id, isOnStage, type Point, type Transform } from "../../engine/index.ts";
import { createInAfter, deleteInAfter, moveInAfter, setLookInAfter, turnInAfter } from "../../recording/after.ts";
import {
  moveInBefore,
  placeInBefore,
  refusalToRemove,
  removeFromBefore,
  setLookInBefore,
  turnInBefore,
} from "../../recording/before.ts";
import { isInPicture } from "../../recording/picture.ts";
import { deleteActor, moveActor, placeActor, setAppearance, setTransform } from "../commands/actors.ts";
import { changeStage, type StageChange } from "../commands/stages.ts";
import type { RecordingChange } from "../recording/Recorder.ts";
import type { ViewId } from "../store/EditorState.ts";
import { actorIn, overlaps, stageOf } from "./pictures.ts";
import { nameOf, type Workbench } from "./Workbench.ts";

/** What one edit means in each view: on the stage, in the pattern, and as a row of the rule (details §5, §10). */
interface ViewEdit {
  readonly stage: StageChange;
  readonly before: RecordingChange;
  readonly after: RecordingChange;
}

/** Puts actors on the shown stage or into a picture of the recording, moves, changes and takes them. */
export class ActorEdits {
  readonly #bench: Workbench;

  constructor(bench: Workbench) {
    this.#bench = bench;
  }

  /** Stands a new actor on a cell and selects it; `like` lends look, turn and values. */
  place(view: ViewId, like: Omit<Actor, "id" | "position">, cell: Point, label = "place"): Id | null {
    const actor: Actor = { ...like, id: this.#bench.newId(), position: cell };
    if (this.refusal(view, cell)) return null;
    this.#edit(view, `${label} ${nameOf(this.#bench, actor.characterId)}`, {
      stage: placeActor(actor),
      before: (recording) => placeInBefore(recording, actor, cell),
      after: (recording) => createInAfter(recording, actor, cell),
    });
    return actor.id;
  }

  /** As `place`, by a child's wish: where it may not stand the reason is told, else it is selected. */
  placeNew(view: ViewId, characterId: Id, appearanceId: Id, cell: Point): void {
    const like = { characterId, appearance: appearanceId, variableValues: {} };
    const reason = this.refusalToPlace(view, like, cell);
    if (reason) this.#bench.notices.tell(reason);
    const id = reason ? null : this.place(view, like, cell);
    if (id) this.#bench.ui.selectActor(view, id, characterId);
  }

  move(view: ViewId, actorId: Id, cell: Point): void {
    if (this.refusal(view, cell)) return;
    this.#edit(view, this.#label("move", view, actorId), {
      stage: moveActor(actorId, cell),
      before: (recording) => moveInBefore(recording, actorId, cell),
      after: (recording, cast) => moveInAfter(recording, cast, actorId, cell),
    });
  }

  /** Takes an actor; false where it has to stay, and the child is told why. */
  remove(view: ViewId, actorId: Id): boolean {
    const { recorder, notices, ui } = this.#bench;
    const reason = view === "before" && recorder.recording ? refusalToRemove(recorder.recording, actorId) : null;
    if (reason) {
      notices.tell(reason);
      return false;
    }
    this.#edit(view, this.#label("delete", view, actorId), {
      stage: deleteActor(actorId),
      before: (recording) => removeFromBefore(recording, actorId),
      after: (recording, cast) => deleteInAfter(recording, cast, actorId),
    });
    if (ui.state.selectedActorId === actorId && !actorIn(this.#bench, ui.state.selectedView, actorId)) {
      ui.set({ selectedActorId: null });
    }
    return true;
  }

  /** Delete or Backspace on the stage. */
  removeSelected(): void {
    const { selectedView, selectedActorId } = this.#bench.ui.state;
    if (selectedActorId) this.remove(selectedView, selectedActorId);
  }

  setAppearance(view: ViewId, actorId: Id, appearanceId: Id): void {
    this.#edit(view, this.#label("change look of", view, actorId), {
      stage: setAppearance(actorId, appearanceId),
      before: (recording) => setLookInBefore(recording, actorId, appearanceId),
      after: (recording, cast) => setLookInAfter(recording, cast, actorId, appearanceId),
    });
  }

  setTransform(view: ViewId, actorId: Id, transform: Transform): void {
    this.#edit(view, this.#label("turn", view, actorId), {
      stage: setTransform(actorId, transform),
      before: (recording) => turnInBefore(recording, actorId, transform),
      after: (recording, cast) => turnInAfter(recording, cast, actorId, transform),
    });
  }

  /** Why nothing can stand on a cell of a view, in the child's words; null where it can. */
  refusal(view: ViewId, cell: Point): string | null {
    const stage = stageOf(this.#bench, view);
    if (!stage || !isOnStage(stage, cell)) return "That is off the stage.";
    const { recording } = this.#bench.recorder;
    if (view === "stage" || !recording || isInPicture(recording, cell)) return null;
    return "That is outside of the picture. Use the handles to make it larger.";
  }

  /** Why a new actor of a character may not stand there: two of them would share a square (spec §4, "Tools"). */
  refusalToPlace(view: ViewId, like: Omit<Actor, "id" | "position">, cell: Point, sameLookOnly = false): string | null {
    const actor: Actor = { ...like, id: "", position: cell };
    const isAlike = (other: Actor) =>
      other.characterId === actor.characterId && (!sameLookOnly || other.appearance === actor.appearance);
    const isTaken = overlaps(this.#bench, view, actor, isAlike);
    return (
      this.refusal(view, cell) ??
      (isTaken ? `There is a ${nameOf(this.#bench, actor.characterId)} here already.` : null)
    );
  }

  #label(verb: string, view: ViewId, actorId: Id): string {
    const actor = actorIn(this.#bench, view, actorId);
    return `${verb} ${actor ? nameOf(this.#bench, actor.characterId) : "actor"}`;
  }

  #edit(view: ViewId, label: string, edit: ViewEdit): void {
    const { history, recorder, live } = this.#bench;
    if (view !== "stage") recorder.edit(label, edit[view]);
    else history.run(label, (document) => changeStage(document, live().stageId() ?? "", edit.stage));
  }
}

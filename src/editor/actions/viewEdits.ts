import type { Actor, Id, Point, Transform } from "../../engine/index.ts";
import {
  createInAfter,
  deleteInAfter,
  encloseSquare,
  moveInAfter,
  moveInBefore,
  placeInBefore,
  removeFromBefore,
  setAppearanceInAfter,
  setAppearanceInBefore,
  setTransformInAfter,
  setTransformInBefore,
} from "../../recording/index.ts";
import {
  type ActorEdit,
  deleteActor,
  editActors,
  moveActor,
  placeActor,
  setAppearance,
  setTransform,
} from "../commands/actors.ts";
import { changeStage } from "../commands/stages.ts";
import type { EditorContext } from "../EditorContext.ts";
import type { RecordingChange } from "../recording/Recorder.ts";
import type { ViewId } from "../tools/ToolEvent.ts";

/** What one edit means in each view: on the stage, in the pattern of a recording, and as an action of its rule. */
export interface ViewEdit {
  readonly stage: ActorEdit;
  readonly before: RecordingChange;
  readonly after: RecordingChange;
}

/** In a recording, the picture grows to enclose an actor that is dropped beside it, as if a handle had been pulled first. */
export function placing(actor: Actor): ViewEdit {
  return {
    stage: placeActor(actor),
    before: (recording) => placeInBefore(encloseSquare(recording, actor.position), actor, actor.position),
    after: (recording) => createInAfter(encloseSquare(recording, actor.position), actor, actor.position),
  };
}

/** The picture grows here as in `placing`. */
export function moving(actorId: Id, cell: Point): ViewEdit {
  return {
    stage: moveActor(actorId, cell),
    before: (recording) => moveInBefore(encloseSquare(recording, cell), actorId, cell),
    after: (recording, cast) => moveInAfter(encloseSquare(recording, cell), cast, actorId, cell),
  };
}

export function removing(actorId: Id): ViewEdit {
  return {
    stage: deleteActor(actorId),
    before: (recording) => removeFromBefore(recording, actorId),
    after: (recording, cast) => deleteInAfter(recording, cast, actorId),
  };
}

export function dressing(actorId: Id, appearanceId: Id): ViewEdit {
  return {
    stage: setAppearance(actorId, appearanceId),
    before: (recording) => setAppearanceInBefore(recording, actorId, appearanceId),
    after: (recording, cast) => setAppearanceInAfter(recording, cast, actorId, appearanceId),
  };
}

export function turning(actorId: Id, transform: Transform): ViewEdit {
  return {
    stage: setTransform(actorId, transform),
    before: (recording) => setTransformInBefore(recording, actorId, transform),
    after: (recording, cast) => setTransformInAfter(recording, cast, actorId, transform),
  };
}

/** Makes the edits in a view, as one undo entry. */
export function applyViewEdits(
  { history, recorder, live }: EditorContext,
  view: ViewId,
  label: string,
  edits: readonly ViewEdit[],
): void {
  if (view === "stage") {
    const change = editActors(edits.map(({ stage }) => stage));
    history.run(label, (document) => changeStage(document, live().stageId() ?? "", change));
    return;
  }
  recorder.edit(label, (recording, cast) => edits.reduce((changed, edit) => edit[view](changed, cast), recording));
}

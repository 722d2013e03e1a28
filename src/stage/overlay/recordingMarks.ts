/** What glows and lights up in a picture of a recording: where its rule would work, and what a row under the hand speaks of (details §10). */
import type { Editor } from "../../editor/Editor.ts";
import type { Scene } from "../../editor/store/EditorState.ts";
import { type Actor, filledSquares, own, type Point, samePoint } from "../../engine/index.ts";

export interface RecordingMarks {
  /** Squares of actors around whom the rule would fit on the stage right now. */
  readonly fitting: readonly Point[];
  /** Squares of the actors that a row speaks of. */
  readonly pointed: readonly Point[];
  /** Where a row puts something. */
  readonly targets: readonly Point[];
}

const NO_MARKS: RecordingMarks = { fitting: [], pointed: [], targets: [] };

export function recordingMarks(editor: Editor, scene: Scene | null): RecordingMarks {
  if (!scene?.extent) return NO_MARKS;
  const { characters } = editor.store.getState().document;
  const squares = (actors: readonly Actor[]) =>
    actors.flatMap((actor) => filledSquares(actor, characters, scene.stage));
  const { actorIds = [], cells = [] } = editor.store.getState().pointed ?? {};
  return {
    fitting: scene.view === "before" ? squares(fittingActors(editor, scene)) : [],
    pointed: squares(actorIds.flatMap((id) => own(scene.stage.actors, id) ?? [])),
    targets: cells,
  };
}

/** Those who stand in the picture where they stand on the stage: a picture of a rule taught again is no part of it. */
function fittingActors(editor: Editor, { stage }: Scene): Actor[] {
  const fitting = editor.recording.fitting();
  if (!fitting) return [];
  return fitting.actorIds.flatMap((id) => {
    const [shown, real] = [own(stage.actors, id), own(fitting.stage.actors, id)];
    return shown && real && samePoint(shown.position, real.position) ? shown : [];
  });
}

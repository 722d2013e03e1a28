import type { Editor } from "../../editor/Editor.ts";
import type { Scene } from "../../editor/state/EditorState.ts";
import { type Actor, filledSquares, own, type Point, samePoint } from "../../engine/index.ts";

export interface RecordingMarks {
  /** The squares of the actors for which the rule would match right now. */
  readonly fitting: readonly Point[];
  /** The squares of the actors that the row under the pointer is about. */
  readonly pointed: readonly Point[];
  /** The squares where that row puts something. */
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

/** Only actors that stand where they do on the stage: when an existing rule is recorded again, its picture is not the stage. */
function fittingActors(editor: Editor, { stage }: Scene): Actor[] {
  const fitting = editor.recording.fitting();
  if (!fitting) return [];
  return fitting.actorIds.flatMap((id) => {
    const [shown, real] = [own(stage.actors, id), own(fitting.stage.actors, id)];
    return shown && real && samePoint(shown.position, real.position) ? shown : [];
  });
}

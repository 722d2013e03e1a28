/** What can be done with a turn of the past. */
import type { Editor } from "../../editor/Editor.ts";
import { currentStage, type Id, own, type Stage } from "../../engine/index.ts";
import { playOn } from "../controls/controlKeys.ts";

export function stageAt({ film }: Editor, turn: number): Stage | null {
  const then = film?.at(turn);
  return (then && currentStage(then.document.world)) ?? null;
}

/** Stops the game, too. While turns are compared, only these can be looked at. */
export function lookAt(editor: Editor, turn: number): void {
  const { film, ui } = editor;
  if (!film) return;
  if (editor.store.getState().playback.running) editor.playback.stop();
  const { compared } = ui.state;
  const shown = Math.min(Math.max(turn, compared?.from ?? film.first), film.length);
  if (compared) {
    ui.lookAt(shown);
    return;
  }
  ui.lookAt(shown === film.length ? null : shown);
  const { asked } = ui.state;
  if (asked) ui.set({ asked: { ...asked, turn: Math.max(shown, film.first + 1) } });
}

/** The game goes on from a turn of the past; what came after it did not happen. One undo brings the game back as it was. */
export function playFrom(editor: Editor, turn: number): void {
  const then = editor.film?.at(turn);
  if (!then) return;
  editor.ui.lookAt(null);
  editor.history.run("play from here", (document) => ({
    ...document,
    world: {
      ...document.world,
      globals: then.document.world.globals,
      stages: Object.fromEntries(
        Object.entries(document.world.stages).map(([id, stage]) => {
          const { actors } = own(then.document.world.stages, id) ?? stage;
          return [id, { ...stage, actors, ...sameStart(stage) }];
        }),
      ),
      ticks: then.document.world.ticks ?? 0,
      evaluatedRuleIds: {},
      history: [],
    },
  }));
  editor.film?.cut(turn);
  playOn(editor);
  editor.notices.tellUndoable("The turns after this one are gone.");
}

/** An automatic Start takes on edits of the actors, but to go back to another turn is none: so this says that it is its own. */
function sameStart({ startActors }: Stage): Pick<Stage, "startActors"> {
  return startActors ? { startActors: { ...startActors } } : {};
}

/** The picture of the recording is the stage as it was then. */
export function teachFrom(editor: Editor, turn: number, actorId: Id): void {
  const stage = stageAt(editor, turn);
  if (!stage) return;
  editor.ui.lookAt(null);
  editor.recording.onActor(actorId, undefined, stage);
}

/** What can be done with a turn of the past. */
import { leadFocusTo } from "../../browser/focus.ts";
import type { Editor } from "../../editor/Editor.ts";
import { currentStage, type Id, type Stage } from "../../engine/index.ts";

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
  ui.lookAt(!compared && shown === film.length ? null : shown);
}

/** The game goes on from a turn of the past, for whoever is at the stage. */
export function playFrom(editor: Editor, turn: number): void {
  editor.cuts.playFrom(turn);
  leadFocusTo(document.querySelector<HTMLElement>("[data-view='stage']"));
}

/** The picture of the recording is the stage as it was then. */
export function teachFrom(editor: Editor, turn: number, actorId: Id): void {
  const stage = stageAt(editor, turn);
  if (!stage) return;
  editor.ui.lookAt(null);
  editor.recording.onActor(actorId, { past: stage });
}

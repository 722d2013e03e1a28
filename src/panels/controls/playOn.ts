import type { Editor } from "../../editor/Editor.ts";

/** Plays and moves the focus from the button to the stage, so that the keys reach the game. */
export function playOn(editor: Editor): void {
  editor.playback.play();
  document.querySelector<HTMLElement>("[data-view='stage']")?.focus();
}

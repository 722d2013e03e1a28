import type { Editor } from "../../editor/Editor.ts";

/** Plays, and gives the keys of the game to the stage, which takes the focus from the button. */
export function playOn(editor: Editor): void {
  editor.playback.play();
  document.querySelector<HTMLElement>("[data-view='stage']")?.focus();
}

import { useEffect } from "react";
import { handlesOwnKeys } from "../../browser/keyboard.ts";
import type { Editor } from "../../editor/Editor.ts";
import { type ControlKey, controlKeyOf } from "./controlKeys.ts";

/** Works the controls by key, wherever on the page the focus is. A read-only editor has no shortcuts. */
export function useControlKeys(editor: Editor): void {
  useEffect(() => {
    if (editor.readOnly) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || handlesOwnKeys(event.target)) return;
      const meant = controlKeyOf(event, editor.store.getState().playback.running);
      if (!meant) return;
      event.preventDefault();
      runControl(editor, meant);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [editor]);
}

function runControl(editor: Editor, meant: ControlKey): void {
  switch (meant.kind) {
    case "toggle":
      if (editor.store.getState().playback.running) editor.playback.stop();
      else playOn(editor);
      break;
    case "back":
      editor.playback.back();
      break;
    case "rewind":
      editor.playback.rewind();
      break;
    case "forward":
      editor.playback.forward();
      break;
    case "speed":
      editor.setSpeed(meant.speed);
      break;
  }
}

/** Plays and moves the focus from the button to the stage, so that the keys reach the game. */
export function playOn(editor: Editor): void {
  editor.playback.play();
  document.querySelector<HTMLElement>("[data-view='stage']")?.focus();
}

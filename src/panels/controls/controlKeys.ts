import { useEffect } from "react";
import { leadFocusTo } from "../../browser/focus.ts";
import { handlesOwnKeys, isTextField } from "../../browser/keyboard.ts";
import type { Editor } from "../../editor/Editor.ts";
import { SPEEDS } from "../../engine/index.ts";

/** The shortcuts of the controls under the stage, as printed on a keyboard. */
export const CONTROL_KEYS = { play: "Ctrl+Enter", stop: "Esc", back: ",", forward: "." } as const;

export type ControlKey =
  | { readonly kind: "toggle" | "back" | "rewind" | "forward" }
  | { readonly kind: "speed"; readonly speed: number };

export type ControlKeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat">;

/** The control that a key press works, or null. While a game plays, every key without Ctrl or Cmd belongs to the game. */
export function controlKeyOf(press: ControlKeyPress, isPlaying: boolean): ControlKey | null {
  const { key, repeat } = press;
  if (press.altKey || press.shiftKey) return null;
  if (press.ctrlKey || press.metaKey) return key === "Enter" && !repeat ? { kind: "toggle" } : null;
  if (isPlaying) return null;
  if (key === CONTROL_KEYS.back) return { kind: repeat ? "rewind" : "back" };
  if (key === CONTROL_KEYS.forward) return { kind: "forward" };
  const speed = Object.values(SPEEDS)[Number(key) - 1];
  return speed === undefined || !/^\d$/.test(key) ? null : { kind: "speed", speed };
}

/** Works the controls by key, wherever on the page the focus is. A read-only editor has no shortcuts. */
export function useControlKeys(editor: Editor): void {
  useEffect(() => {
    if (editor.readOnly) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { playback, recording } = editor.store.getState();
      if (event.defaultPrevented || recording) return;
      const meant = controlKeyOf(event, playback.running);
      if (!meant || isForOther(event.target, meant)) return;
      event.preventDefault();
      runControl(editor, meant);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [editor]);
}

/** Whether a key press is for the field or dialog it was made in. A game can be played from any field of the page, such as a name that is typed. */
function isForOther(target: EventTarget | null, { kind }: ControlKey): boolean {
  return handlesOwnKeys(target) && !(kind === "toggle" && isTextField(target));
}

function runControl(editor: Editor, meant: ControlKey): void {
  switch (meant.kind) {
    case "toggle":
      if (editor.store.getState().playback.running) editor.playback.stop();
      else playOn(editor);
      break;
    case "back":
      stepBack(editor);
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

/** One turn back, or why there is none: an edit ends what can be stepped back, and only so many turns are kept for it. */
export function stepBack(editor: Editor): void {
  if (editor.store.getState().playback.canStepBack) editor.playback.back();
  else editor.notices.tell(whyNoStepBack(editor));
}

export function whyNoStepBack({ film }: Editor): string {
  return film?.length ? "That's as far as Back goes. Pull the film to look further." : "There's no turn to go back to.";
}

/** Plays and moves the focus from the button to the stage, so that the keys reach the game. */
export function playOn(editor: Editor): void {
  editor.playback.play();
  leadFocusTo(document.querySelector<HTMLElement>("[data-view='stage']"));
}

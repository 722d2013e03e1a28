import { useEffect } from "react";
import { nextFrame } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { Lessons } from "../runner/Lessons.ts";

/** The keys by which children work without a pointer. All others may also be pressed by a hand that holds a mouse. */
const WORKING_KEYS = ["Tab", "Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const WITH_MENU = "[data-part]:has([aria-haspopup=menu][data-state=open])";

/**
 * Tells the lesson whether the child works with the keyboard or with a pointer, and in which part of the editor a menu is open. A playing game
 * has its keys to itself.
 */
export function useInputInHand(lessons: Lessons, editor: Editor): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (WORKING_KEYS.includes(key) && !editor.store.getState().playback.running) lessons.inputChanged(true);
    };
    const onPointer = () => lessons.inputChanged(false);
    let cancel = () => {};
    // A menu that a press opens or closes is rendered by then.
    const onPressed = () => {
      cancel();
      cancel = nextFrame(() => lessons.menuChanged(document.querySelector<HTMLElement>(WITH_MENU)?.dataset.part));
    };
    window.addEventListener("click", onPressed);
    window.addEventListener("keyup", onPressed);
    window.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("pointerdown", onPointer, { capture: true });
    return () => {
      cancel();
      window.removeEventListener("click", onPressed);
      window.removeEventListener("keyup", onPressed);
      window.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("pointerdown", onPointer, { capture: true });
    };
  }, [lessons, editor]);
}

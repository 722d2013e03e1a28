import { useEffect } from "react";
import type { Editor } from "../../editor/Editor.ts";
import type { Lessons } from "../runner/Lessons.ts";

/** The keys by which children work without a pointer. All others may also be pressed by a hand that holds a mouse. */
const WORKING_KEYS = ["Tab", "Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Tells the lesson whether the child works with the keyboard or with a pointer. A playing game has its keys to itself. */
export function useInputInHand(lessons: Lessons, editor: Editor): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (WORKING_KEYS.includes(key) && !editor.store.getState().playback.running) lessons.inputChanged(true);
    };
    const onPointer = () => lessons.inputChanged(false);
    window.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("pointerdown", onPointer, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("pointerdown", onPointer, { capture: true });
    };
  }, [lessons, editor]);
}

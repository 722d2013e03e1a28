import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";

/** A shorter press is a single step. */
const HOLD_MS = 400;
const STEP_MS = 80;
/** After this many steps the rewind is twice as fast. */
const SLOW_STEPS = 25;

export interface Rewinding {
  readonly onPress: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** A press on Back is one step back; a hold goes on through the history. */
export function useRewind(editor: Editor): Rewinding {
  const cancel = useRef(() => {});
  const steps = useRef(0);
  const end = useCallback(() => cancel.current(), []);
  useEffect(() => end, [end]);
  const goOn = (): void => {
    editor.playback.rewind();
    steps.current += 1;
    // At the start of the history the button is disabled, so no click follows that would reset the count.
    if (editor.store.getState().playback.canStepBack) {
      cancel.current = after(steps.current < SLOW_STEPS ? STEP_MS : STEP_MS / 2, goOn);
    } else steps.current = 0;
  };
  return {
    // The click that ends a hold is not another step.
    onPress: () => {
      if (steps.current === 0) editor.playback.back();
      steps.current = 0;
    },
    onPointerDown: ({ button }) => {
      end();
      steps.current = 0;
      if (button === 0) cancel.current = after(HOLD_MS, goOn);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    // A long touch would open the browser's menu, and its event would switch the tool back to the pointer.
    onContextMenu: (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

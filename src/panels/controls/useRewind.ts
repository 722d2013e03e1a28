/** A press on Back is one step; held, it goes on and on through the long history (issue 6 "Stage controls"). */
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";

/** So long a press is still one step. */
const HOLD_MS = 400;
const STEP_MS = 80;
/** After so many steps it goes twice as fast. */
const SLOW_STEPS = 25;

export interface Rewinding {
  readonly onPress: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

export function useRewind(editor: Editor): Rewinding {
  const cancel = useRef(() => {});
  const steps = useRef(0);
  const end = useCallback(() => cancel.current(), []);
  useEffect(() => end, [end]);
  const goOn = (): void => {
    editor.playback.rewind();
    steps.current += 1;
    // Where there is nothing more to take back the button is off, and no click will follow.
    if (editor.store.getState().playback.canStepBack) {
      cancel.current = after(steps.current < SLOW_STEPS ? STEP_MS : STEP_MS / 2, goOn);
    } else steps.current = 0;
  };
  return {
    // The click that ends a hold is no step more.
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
    // A finger that rests here asks for no menu, and puts no tool away.
    onContextMenu: (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

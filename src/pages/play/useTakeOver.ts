import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import { endEarly, shownGame } from "../../player/handover.ts";

/** After this time the page is shown in any case, such as when its stage cannot be drawn. */
const LATE_MS = 3000;

export interface TakenBoard {
  readonly hasBegun: boolean;
  readonly onPlay?: () => void;
  readonly focusStage: () => void;
}

/**
 * Takes over a game that was shown before the page. Its picture stays until the returned function says that the stage of the page is drawn.
 * Its game is that of the page, so it goes on.
 */
export function useTakeOver(editor: Editor, { hasBegun, onPlay, focusStage }: TakenBoard): () => void {
  useLayoutEffect(() => {
    const shown = shownGame();
    if (shown?.game.playback === editor.playback) shown.becomePicture();
  }, [editor]);
  const isTold = useRef(false);
  const tellBegun = useEffectEvent(() => {
    if (!hasBegun || isTold.current) return;
    isTold.current = true;
    onPlay?.();
  });
  useEffect(() => {
    tellBegun();
    return () => void endEarly();
  }, []);
  const focus = useEffectEvent(focusStage);
  const takeOver = useCallback(() => {
    // It may have begun while the page was being drawn. What begins from now on begins by the page itself, which tells it.
    if (shownGame()) tellBegun();
    if (endEarly()) focus();
  }, []);
  useEffect(() => after(LATE_MS, takeOver), [takeOver]);
  return takeOver;
}

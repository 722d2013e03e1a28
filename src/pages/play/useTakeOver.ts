import { useCallback, useEffect, useEffectEvent, useLayoutEffect } from "react";
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
  const tellBegun = useEffectEvent(() => {
    if (hasBegun) onPlay?.();
  });
  useEffect(() => {
    tellBegun();
    return () => void endEarly();
  }, []);
  const focus = useEffectEvent(focusStage);
  const takeOver = useCallback(() => {
    if (endEarly()) focus();
  }, []);
  useEffect(() => after(LATE_MS, takeOver), [takeOver]);
  return takeOver;
}

import { useCallback, useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { endEarly, shownGame } from "../../player/handover.ts";

export interface TakenBoard {
  readonly hasBegun: boolean;
  readonly onPlay?: () => void;
  readonly focusStage: () => void;
}

/**
 * Takes over a game that was shown before the page. Its picture stays until the returned function says that the stage of the page is drawn.
 * Its editor is that of the page, so the game goes on.
 */
export function useTakeOver(editor: Editor, { hasBegun, onPlay, focusStage }: TakenBoard): () => void {
  useLayoutEffect(() => {
    const shown = shownGame();
    if (shown?.editor === editor) shown.becomePicture();
  }, [editor]);
  const tellBegun = useEffectEvent(() => {
    if (hasBegun) onPlay?.();
  });
  useEffect(() => {
    tellBegun();
    return () => void endEarly();
  }, []);
  const focus = useEffectEvent(focusStage);
  return useCallback(() => {
    if (endEarly()) focus();
  }, []);
}

import { useEffect, useReducer } from "react";
import { after } from "../../../browser/timers.ts";
import { useEditor } from "../../../editor/EditorProvider.tsx";

export const BEAT_MS = 250;

/** Renders the caller again while the game plays, at most four times a second, because values change faster than they can be read. */
export function useLiveBeat(): void {
  const editor = useEditor();
  const [, beat] = useReducer((beats: number) => beats + 1, 0);
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const next = () => {
      cancel = null;
      beat();
    };
    const endListening = editor.playback.onTick(() => {
      cancel ??= after(BEAT_MS, next);
    });
    return () => {
      endListening();
      cancel?.();
    };
  }, [editor]);
}

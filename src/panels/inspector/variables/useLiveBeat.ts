/** Shows the caller anew while the game plays, a few times a second at most: values change faster than they can be read. */
import { useEffect, useReducer } from "react";
import { after } from "../../../browser/timers.ts";
import { useEditor } from "../../../editor/EditorProvider.tsx";

export const BEAT_MS = 250;

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

import { useSyncExternalStore } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { firstSuccessOf, type Success } from "./FirstSuccess.ts";

/**
 * What to say about the child's rules right now; null for nothing. A game that stands still is not stuck, one that has ended has a card, and one
 * that was stopped has its film where the praise was.
 */
export function useSuccess(): Success | null {
  const success = firstSuccessOf(useEditor());
  const said = useSyncExternalStore(success.onChange, success.said);
  const running = useEditorState(({ playback }) => playback.running);
  const hasEnded = useEditorState(({ playback }) => playback.ended !== null);
  const isOfPlay = said?.kind === "stopped" || said?.inPlay === true;
  return hasEnded || (isOfPlay && !running) ? null : said;
}

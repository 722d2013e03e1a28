import { useSyncExternalStore } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { firstSuccessOf, type Success } from "./FirstSuccess.ts";

/**
 * What to say about the child's rules right now; null for nothing. A stopped game is not stuck and shows its film in the place of the praise, and
 * an ended one shows its card.
 */
export function useSuccess(): Success | null {
  const success = firstSuccessOf(useEditor());
  const said = useSyncExternalStore(success.onChange, success.said);
  const running = useEditorState(({ playback }) => playback.running);
  const hasEnded = useEditorState(({ playback }) => playback.ended !== null);
  const isOfPlay = said?.kind === "stopped" || said?.inPlay === true;
  return hasEnded || (isOfPlay && !running) ? null : said;
}

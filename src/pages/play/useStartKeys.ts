import { useEffect, useEffectEvent } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { attachStartKeys } from "../../player/startKeys.ts";

/** The keys that begin a game which `isWaiting` for its first Play. */
export function useStartKeys({ isWaiting, onStart }: { readonly isWaiting: boolean; readonly onStart: () => void }) {
  const editor = useEditor();
  const isStillWaiting = useEffectEvent(() => isWaiting);
  const started = useEffectEvent(onStart);
  useEffect(() => attachStartKeys(editor, { isWaiting: () => isStillWaiting(), onStart: () => started() }), [editor]);
}

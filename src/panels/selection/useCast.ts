/** Everybody and everything a rule may name, by its present name (src/recording). */
import { useMemo } from "react";
import { useEditorState } from "../../editor/EditorContext.tsx";
import type { Cast } from "../../recording/Recording.ts";

export function useCast(): Cast {
  const characters = useEditorState((state) => state.document.characters);
  const globals = useEditorState((state) => state.document.world.globals);
  const stages = useEditorState((state) => state.document.world.stages);
  return useMemo(() => ({ characters, globals, stages }), [characters, globals, stages]);
}

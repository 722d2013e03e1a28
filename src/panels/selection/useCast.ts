/** Everybody and everything a rule may name, by its present name. */
import { useEditorState } from "../../editor/EditorContext.tsx";
import { type Cast, castOf } from "../../recording/Recording.ts";

export function useCast(): Cast {
  return useEditorState(({ document }) => castOf(document));
}

/** Everybody and everything a rule may name, by its present name. */
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type GameContext, gameContextOf } from "../../recording/Recording.ts";

export function useCast(): GameContext {
  return useEditorState(({ document }) => gameContextOf(document));
}

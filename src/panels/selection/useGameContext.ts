import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type GameContext, gameContextOf } from "../../recording/index.ts";

/** The characters, globals and stages that a rule may refer to, with their current names. */
export function useGameContext(): GameContext {
  return useEditorState(({ document }) => gameContextOf(document));
}

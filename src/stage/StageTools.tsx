/** What an editor has over its stage for hands without keys: the bar of the selected actors, and the size of the stage. */
import { useEditorState } from "../editor/EditorProvider.tsx";
import type { ViewId } from "../editor/state/EditorState.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import type { StageView } from "./StageView.ts";
import type { ViewFacts } from "./ViewFacts.ts";
import { ZoomBar } from "./ZoomBar.tsx";

export interface StageToolsProps {
  readonly facts: ViewFacts;
  readonly stageView: StageView;
  readonly view: ViewId;
}

export function StageTools({ facts, stageView }: StageToolsProps) {
  const running = useEditorState((state) => state.playback.running);
  return (
    <>
      {!running && <SelectionBar facts={facts} />}
      {facts.hasMore && <ZoomBar stageView={stageView} />}
    </>
  );
}

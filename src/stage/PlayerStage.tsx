import { memo, useCallback } from "react";
import { useEditor } from "../editor/EditorProvider.tsx";
import { PlainPixiCanvas } from "../pixi/PlainPixiCanvas.tsx";
import type { Application } from "../pixi/pixi.ts";
import { StageCanvas, type StageSceneProps } from "./view/StageCanvas.tsx";
import { mountStage } from "./view/stageLayers.ts";

/** The stage of a player: without @pixi/react, and without the tools of an editor. */
export function PlayerStage() {
  return <StageCanvas view="stage" scene={PlainStageScene} />;
}

/** The picture of a stage in the player. `StageScene` is the same picture in the editor. */
export const PlainStageScene = memo(function PlainStageScene({ view, onStageView }: StageSceneProps) {
  const editor = useEditor();
  const mount = useCallback(
    (app: Application) => {
      const { stageView, unmount } = mountStage(app, editor, view);
      onStageView(stageView);
      return () => {
        onStageView(null);
        unmount();
      };
    },
    [editor, view, onStageView],
  );
  return <PlainPixiCanvas mount={mount} />;
});

import { memo, useCallback } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { PlainPixiCanvas } from "../../pixi/PlainPixiCanvas.tsx";
import type { Application } from "../../pixi/pixi.ts";
import type { StageSceneProps } from "./StageCanvas.tsx";
import { mountStage } from "./stageLayers.ts";

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

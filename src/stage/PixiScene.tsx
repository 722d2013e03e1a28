import { memo, useCallback } from "react";
import { useEditor } from "../editor/EditorProvider.tsx";
import { PlainPixiCanvas } from "../pixi/PlainPixiCanvas.tsx";
import type { Application } from "../pixi/pixi.ts";
import type { StageSceneProps } from "./view/StageCanvas.tsx";
import { mountStage } from "./view/stageLayers.ts";

/** The picture of a stage in the player, drawn with PixiJS. `StageScene` is the same picture in the editor. */
export const PixiScene = memo(function PixiScene({ view, onStageView }: StageSceneProps) {
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

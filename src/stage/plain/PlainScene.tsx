import { memo, useEffect, useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";

import { type ApplicationProps, PixiCanvas } from "../../pixi/PixiCanvas.tsx";
import type { StageSceneProps } from "../view/StageCanvas.tsx";
import styles from "./PlainScene.module.css";
import { PlainStageView } from "./PlainStageView.ts";

/** The picture of a stage in the player, on a 2D canvas. */
export const PlainScene = memo(function PlainScene(props: StageSceneProps) {
  return <PixiCanvas>{({ onReady, onFault }) => <Drawn {...props} onReady={onReady} onFault={onFault} />}</PixiCanvas>;
});

function Drawn({
  view,
  onStageView,
  onReady,
  onFault,
}: StageSceneProps & Pick<ApplicationProps, "onReady" | "onFault">) {
  const editor = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    let stop: (() => void) | null = null;
    try {
      const stageView = new PlainStageView(canvas.current, editor, view);
      stop = stageView.start();
      onReady();
      onStageView(stageView);
    } catch (fault) {
      console.warn("The stage could not be drawn", fault);
      onFault();
    }
    return () => {
      onStageView(null);
      stop?.();
    };
  }, [editor, view, onStageView, onReady, onFault]);
  return <canvas ref={canvas} className={styles.canvas} />;
}

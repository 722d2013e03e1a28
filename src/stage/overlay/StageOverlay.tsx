import type { CSSProperties } from "react";
import { useGesture } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/tools/ToolEvent.ts";
import { TILE } from "../../engine/index.ts";
import styles from "../view/StageCanvas.module.css";
import type { ViewFacts } from "../view/ViewFacts.ts";

export interface StageOverlayProps {
  readonly facts: ViewFacts;
  readonly view: ViewId;
  readonly isPlaying: boolean;
}

/** What covers the stage without being interactive: the frame of a playing game, and why a drop is refused. */
export function StageOverlay({ facts, view, isPlaying }: StageOverlayProps) {
  const refusal = useGesture((gesture) => {
    const ghost = gesture.ghost;
    return ghost && !ghost.allowed && ghost.dropTarget?.view === view ? ghost.reason : null;
  });
  return (
    <>
      {isPlaying && <div className={styles.glow} style={frameOf(facts)} />}
      <p className={styles.refusal} role="status">
        {refusal}
      </p>
    </>
  );
}

/** Around the stage, clipped to the view. */
function frameOf({ camera, stage }: ViewFacts): CSSProperties {
  const tile = TILE * camera.zoom;
  return {
    left: Math.max(0, camera.left),
    top: Math.max(0, camera.top),
    width: `min(100% - ${2 * Math.max(0, camera.left)}px, ${stage.width * tile}px)`,
    height: `min(100% - ${2 * Math.max(0, camera.top)}px, ${stage.height * tile}px)`,
  };
}

import { useEffect, useMemo, useRef } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { WantedPicture } from "../../editor/index.ts";
import type { Stage } from "../../engine/index.ts";
import { drawStage } from "../../pictures/thumbnail.ts";
import { areaBox, type Camera } from "../view/camera.ts";
import styles from "./WantedLayer.module.css";

/** A large stage seen from near would take more memory than some tablets have, px. */
const WIDTH_MAX = 4096;

interface SeenStageProps {
  readonly wanted: WantedPicture;
  readonly camera: Camera;
}

/**
 * The whole stage as it was when the actor's turn came, so that nobody is seen twice, where they stood and where they stand; nothing if they
 * stand there still, where the stage shows them.
 */
export function SeenStage({ wanted: { stage, game }, camera }: SeenStageProps) {
  const editor = useEditor();
  const isPast = useEditorState(({ ui }) => ui.past !== null);
  const document = useEditorState((state) => state.document);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit changes who stands there now.
  const isAsNow = useMemo(() => {
    const now = editor.live().stage();
    return !isPast && now?.id === stage.id && looksOf(now) === looksOf(stage);
  }, [editor, isPast, document, stage]);
  const { x, y, width, height } = areaBox({ x: 0, y: 0, width: stage.width, height: stage.height }, camera);
  useEffect(() => {
    if (isAsNow) return;
    let isCurrent = true;
    const pixels = Math.min(WIDTH_MAX, width * (window.devicePixelRatio || 1));
    void drawStage(stage, game.characters, pixels).then((canvas) => {
      if (canvas && isCurrent) place.current?.replaceChildren(canvas);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsNow, stage, width, game]);
  return isAsNow ? null : <div ref={place} className={styles.seen} style={{ left: x, top: y, width, height }} />;
}

function looksOf({ actors }: Stage): string {
  return Object.values(actors)
    .map(({ characterId, position: { x, y }, appearance, transform = "0" }) => [
      characterId,
      x,
      y,
      appearance,
      transform,
    ])
    .sort()
    .join("|");
}

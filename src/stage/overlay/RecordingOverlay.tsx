import { useEditor, useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { TILE } from "../../engine/index.ts";
import type { Camera } from "../view/camera.ts";
import styles from "./RecordingOverlay.module.css";
import { pathOf, tracesOf } from "./traces.ts";

export interface RecordingOverlayProps {
  readonly view: ViewId;
  readonly camera: Camera;
}

/** The dotted ways of the actors that move, over the after picture. They would be in the way of a drag. */
export function RecordingOverlay({ view, camera: { zoom, left, top } }: RecordingOverlayProps) {
  const editor = useEditor();
  useEditorState((state) => state.recording);
  const isDragging = usePreview(({ ghost }) => ghost !== null);
  const [before, after] = [editor.scene("before"), editor.scene("after")];
  if (view !== "after" || isDragging || !before || !after) return null;
  const tile = TILE * zoom;
  return (
    <svg className={styles.ways} aria-hidden="true">
      <g transform={`translate(${left} ${top}) scale(${tile})`}>
        {tracesOf(before.stage.actors, after.stage.actors).map((trace) => (
          <g key={trace.actor.id}>
            <path className={styles.shore} d={pathOf(trace)} />
            <path className={styles.dots} d={pathOf(trace)} />
          </g>
        ))}
      </g>
    </svg>
  );
}

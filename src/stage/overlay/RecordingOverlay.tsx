import { Pointer } from "lucide-react";
import type { CSSProperties } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import { useEditor, useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { own, TILE } from "../../engine/index.ts";
import type { Camera } from "../view/camera.ts";
import { Kindred } from "./Kindred.tsx";
import styles from "./RecordingOverlay.module.css";
import { pathOf, tracesOf } from "./traces.ts";

export interface RecordingOverlayProps {
  readonly view: ViewId;
  readonly camera: Camera;
}

/** Over a picture of a recording: who stands for a kind, and over the after picture what moves. */
export function RecordingOverlay(props: RecordingOverlayProps) {
  return (
    <>
      <EdgeSquares camera={props.camera} />
      <Kindred {...props} />
      <Motion {...props} />
    </>
  );
}

/** Beyond the edge of the stage there is nothing, and nothing can stand there. */
function EdgeSquares({ camera: { zoom, left, top } }: Pick<RecordingOverlayProps, "camera">) {
  const edge = useEditorState(({ recording }) => recording?.extent.edge);
  const origin = useEditorState(({ recording }) => recording?.origin);
  const side = TILE * zoom;
  return Object.keys(edge ?? {}).map((key) => {
    const [x = 0, y = 0] = key.split(",").map(Number);
    const place = { left: left + (x + (origin?.x ?? 0)) * side, top: top + (y + (origin?.y ?? 0)) * side };
    return <span key={key} className={styles.edge} style={{ ...place, width: side, height: side }} />;
  });
}

/** The dotted ways of the actors that move, and until something happens a hand. They would be in the way of a drag. */
function Motion({ view, camera: { zoom, left, top } }: RecordingOverlayProps) {
  const editor = useEditor();
  const recording = useEditorState((state) => state.recording);
  const isDragging = usePreview(({ ghost }) => ghost !== null);
  const [before, after] = [editor.scene("before"), editor.scene("after")];
  if (view !== "after" || isDragging || !before || !after) return null;
  const tile = TILE * zoom;
  const main = own(after.stage.actors, recording?.mainActorId ?? "");
  if (recording?.actions.length === 0 && main) {
    const { x, y } = main.position;
    return <DraggingHand left={left + x * tile} top={top + y * tile} tile={tile} />;
  }
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

interface DraggingHandProps {
  /** The corner of the main actor's square in the view, CSS px. */
  readonly left: number;
  readonly top: number;
  readonly tile: number;
}

/** Shows twice, without a word, that the main actor can be dragged. */
function DraggingHand({ left, top, tile }: DraggingHandProps) {
  const place = { left: left + tile / 2, top: top + tile / 2, "--far": `${tile}px` } as CSSProperties;
  return (
    <span className={styles.hand} style={place} aria-hidden="true">
      {isTouchScreen() ? (
        <Pointer size={34} fill="#ffffff" strokeWidth={2.2} />
      ) : (
        <img src="/ui/tools/pointer.png" alt="" width={32} height={32} />
      )}
    </span>
  );
}

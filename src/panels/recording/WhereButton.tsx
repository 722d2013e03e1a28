import { MapPin } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Fitting } from "../../editor/index.ts";
import type { Point, Stage } from "../../engine/index.ts";
import { DataPicture } from "../../pictures/DataPicture.tsx";
import { useStagePicture } from "../../pictures/StageDrawing.ts";
import { Dialog } from "../../widgets/Dialog.tsx";
import { DoneButton } from "../../widgets/DoneButton.tsx";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import styles from "./WhereButton.module.css";

const QUESTION = "Where would this work?";

/** In how many places of the stage the rule fits right now, with a picture of them. */
export function WhereButton() {
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  // The places depend on these two; subscribing to them renders it again.
  useEditorState((state) => state.recording);
  useEditorState((state) => state.document);
  const fitting = editor.recording.fitting();
  if (!fitting) return null;
  const count = placesWords(fitting.cells.length);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.where} title={QUESTION} onClick={() => setOpen(true)}>
        <MapPin size={18} strokeWidth={2.3} aria-hidden="true" />
        <span className={styles.count}>
          <VisuallyHidden>{QUESTION} </VisuallyHidden>
          <span className={styles.works}>Works {fitting.cells.length > 0 && "in "}</span>
          {count}
        </span>
      </button>
      <Dialog isText open={isOpen} onClose={close} title={QUESTION} width={600} footer={<DoneButton onClick={close} />}>
        <p className={styles.answer}>{answer(fitting.cells.length, fitting.stage.name)}</p>
        <FittingPicture fitting={fitting} />
      </Dialog>
    </>
  );
}

function placesWords(count: number): string {
  if (count === 0) return "nowhere now";
  return count === 1 ? "1 place" : `${count} places`;
}

function answer(count: number, stageName: string): string {
  const stage = stageName || "Untitled Stage";
  if (count === 0) return `Right now it wouldn't work anywhere on ${stage}. That can change while you play.`;
  return `Right now it would work in ${placesWords(count)} on ${stage}.`;
}

const WIDTH = 552;
const HEIGHT_MAX = 380;

/** The stage as it is now, with the squares highlighted where the rule would fit. */
function FittingPicture({ fitting: { stage, cells } }: { readonly fitting: Fitting }) {
  const characters = useEditorState((state) => state.document.characters);
  const scale = Math.min(WIDTH / stage.width, HEIGHT_MAX / stage.height);
  const size = { width: Math.round(stage.width * scale), height: Math.round(stage.height * scale) };
  const url = useStagePicture(stage, characters, size.width);
  return (
    <div className={styles.picture} style={{ width: size.width }}>
      <DataPicture url={url} {...size} isShrinking />
      {cells.map((cell) => (
        <span key={`${cell.x},${cell.y}`} className={styles.square} style={placed(cell, stage)} />
      ))}
    </div>
  );
}

function placed({ x, y }: Point, { width, height }: Pick<Stage, "width" | "height">): CSSProperties {
  const share = (squares: number, all: number) => `${(100 * squares) / all}%`;
  return { left: share(x, width), top: share(y, height), width: share(1, width), height: share(1, height) };
}

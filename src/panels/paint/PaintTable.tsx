/** All that a child draws with: head, tools, the drawing in the middle, its frames, and the way out (details §11). */
import { useState } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import type { DrawingTarget } from "../../editor/actions/DrawingActions.ts";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { usePictureDrop } from "../hand/usePictureDrop.ts";
import { newCursorWords } from "./cursorWords.ts";
import { Easel } from "./Easel.tsx";
import { FrameStrip } from "./FrameStrip.tsx";
import { PaintDeskContext } from "./PaintDeskContext.ts";
import { PaintFoot } from "./PaintFoot.tsx";
import { PaintHead } from "./PaintHead.tsx";
import styles from "./PaintTable.module.css";
import { PaintWords } from "./PaintWords.tsx";
import { PictureQuestion } from "./PictureQuestion.tsx";
import { ToolColumn } from "./ToolColumn.tsx";
import { usePaintKeys } from "./usePaintKeys.ts";
import { usePictureClipboard } from "./usePictureClipboard.ts";
import { usePictureImport } from "./usePictureImport.ts";

export interface PaintTableProps {
  readonly desk: PaintDesk;
  readonly target: DrawingTarget;
  readonly onClose: () => void;
}

export function PaintTable(props: PaintTableProps) {
  return (
    <PaintDeskContext value={props.desk}>
      <Table {...props} />
    </PaintDeskContext>
  );
}

function Table({ desk, target, onClose }: PaintTableProps) {
  const [cursor] = useState(newCursorWords);
  const [isWriting, setWriting] = useState(false);
  const pictures = usePictureImport(desk);
  const clipboard = usePictureClipboard(desk, pictures.take);
  const isDropping = usePictureDrop(pictures.take);
  usePaintKeys(desk);
  return (
    <div className={styles.table} data-touch={isTouchScreen()} data-dropping={isDropping}>
      <PaintHead target={target} clipboard={clipboard} onPictureFile={pictures.take} onClose={onClose} />
      <div className={styles.work}>
        <ToolColumn characterId={target.characterId} />
        <div className={styles.middle}>
          <ErrorBoundary>
            <Easel characterId={target.characterId} onCursor={cursor.say} />
          </ErrorBoundary>
          {isWriting && <PaintWords onClose={() => setWriting(false)} />}
          {pictures.question && <PictureQuestion image={pictures.question} onAnswer={pictures.answer} />}
        </div>
        <FrameStrip />
      </div>
      <PaintFoot
        target={target}
        message={pictures.message}
        cursor={cursor}
        words={{ isOpen: isWriting, onToggle: () => setWriting(!isWriting) }}
        onClose={onClose}
      />
    </div>
  );
}
